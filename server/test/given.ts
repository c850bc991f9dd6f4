/*
 * Builders for states of the product. They are named in the words of the domain and reach each state as users
 * do, through the actions. Import them together: `import * as given from '../../test/given.ts'`, then `await
 * given.anAddress(ana)`.
 */

export * from './given-orders.ts'
export * from './given-stock.ts'
export * from './given-unclaimed.ts'
export * from './given-parcels.ts'
export * from './given-conversations.ts'
export * from './given-rewards.ts'
export * from './given-policy.ts'
