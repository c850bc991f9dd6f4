import type { Feature } from '../platform/feature.ts'
import { adviseParcelAction } from './advise-parcel.ts'
import { addTrackingEventAction } from './add-tracking-event.ts'
import { bringBackParcelAction } from './bring-back-parcel.ts'
import { cancelParcelByStaffAction, cancelParcelAction } from './cancel-parcel.ts'
import { checkContentAction } from './check-content.ts'
import { confirmReceiptAction } from './confirm-receipt.ts'
import { confirmReceiptsJob } from './confirm-receipts.job.ts'
import { createParcelAction } from './create-parcel.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { expireUnpaidParcelsJob } from './expire-unpaid-parcels.job.ts'
import { getParcelForStaffAction, listParcelsForStaffAction } from './list-parcels-for-staff.ts'
import { filmParcelAction } from './film-parcel.ts'
import { getParcelAction, listParcelsAction } from './list-parcels.ts'
import { packParcelAction } from './pack-parcel.ts'
import { previewParcelAction } from './preview-parcel.ts'
import { serveParcelReceipt } from './receipt/serve-receipt.ts'
import { reviewParcelAction } from './review-parcel.ts'
import { decideReviewAction } from './reviews/decide-review.ts'
import { listReviewsAction, listReviewsForStaffAction } from './reviews/list-reviews.ts'
import { shipParcelAction } from './ship-parcel.ts'
import { startPackingAction } from './start-packing.ts'

export const parcels: Feature = {
  actions: [
    previewParcelAction,
    adviseParcelAction,
    createParcelAction,
    listParcelsAction,
    getParcelAction,
    cancelParcelAction,
    confirmReceiptAction,
    reviewParcelAction,
    listReviewsAction,

    listParcelsForStaffAction,
    getParcelForStaffAction,
    startPackingAction,
    checkContentAction,
    packParcelAction,
    filmParcelAction,
    shipParcelAction,
    addTrackingEventAction,
    bringBackParcelAction,
    cancelParcelByStaffAction,
    listReviewsForStaffAction,
    decideReviewAction,
  ],
  jobs: [expireUnpaidParcelsJob, confirmReceiptsJob],
  routes: (app, world) => {
    serveDocuments(app, world)
    serveParcelReceipt(app, world)
  },
}
