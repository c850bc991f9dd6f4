import type { Feature } from '../platform/feature.ts'
import { liftHoldAction } from './lift-hold.ts'

/**
 * What a shopper owes and what holds their money: one answer for everyone who moves money, goods or coupons.
 */
export const standing: Feature = { actions: [liftHoldAction] }
