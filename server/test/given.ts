/*
 * States of the product, named as people name them and reached as people reach them: through the actions. Import all of it:
 * `import * as given from '../../test/given.ts'`, then `await given.anAddress(ana)`.
 */

export * from './given-orders.ts'
export * from './given-stock.ts'
export * from './given-unclaimed.ts'
export * from './given-parcels.ts'
export * from './given-conversations.ts'
export * from './given-rewards.ts'
