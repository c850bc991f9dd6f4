import type { Feature } from '../platform/feature.ts'
import { blockShopperAction, noteShopperAction, unblockShopperAction } from './change-shopper.ts'
import { dropHoldAction, listHoldsAction, takeHoldAction } from './holds.ts'
import { listApprovalsAction } from './list-approvals.ts'
import { getShopperAction, listShopperRecordsAction, listShoppersAction } from './read-shoppers.ts'
import { getOrderForStaffAction, getOrderTimelineAction, getParcelTimelineAction } from './read-timelines.ts'

/** What staff see across the features: one page for a shopper, an order, a package. */
export const desk: Feature = {
  actions: [
    listShoppersAction,
    getShopperAction,
    listShopperRecordsAction,
    noteShopperAction,
    blockShopperAction,
    unblockShopperAction,
    getOrderForStaffAction,
    getOrderTimelineAction,
    getParcelTimelineAction,

    listApprovalsAction,
    listHoldsAction,
    takeHoldAction,
    dropHoldAction,
  ],
}
