import type { Feature } from '../platform/feature.ts'
import { blockShopperAction } from './block-shopper.ts'
import { noteShopperAction } from './note-shopper.ts'
import { unblockShopperAction } from './unblock-shopper.ts'
import { dropHoldAction } from './drop-hold.ts'
import { listHoldsAction } from './list-holds.ts'
import { takeHoldAction } from './take-hold.ts'
import { listApprovalsAction } from './list-approvals.ts'
import { getShopperAction } from './get-shopper.ts'
import { listShopperRecordsAction } from './list-shopper-records.ts'
import { listShoppersAction } from './list-shoppers.ts'
import { getOrderForStaffAction } from './get-order-for-staff.ts'
import { getOrderTimelineAction } from './get-order-timeline.ts'
import { getParcelTimelineAction } from './get-parcel-timeline.ts'

/** The records that staff see across features: one page for a shopper, an order or a package. */
export const records: Feature = {
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
