import type { Feature } from '../platform/feature.ts'
import { adviseParcelAction } from './advise-parcel.ts'
import { addTrackingEventAction } from './add-tracking-event.ts'
import { applyNumbersAction, getNumberBatchAction } from './batch/apply-numbers.ts'
import { previewNumbersAction } from './batch/preview-numbers.ts'
import { shipBatchJob } from './batch/ship-batch.job.ts'
import { bringBackParcelAction } from './bring-back-parcel.ts'
import { cancelParcelByStaffAction, cancelParcelAction } from './cancel-parcel.ts'
import { changeParcelLineAction } from './change-parcel-line.ts'
import { checkContentAction } from './check-content.ts'
import { uncheckContentAction } from './uncheck-content.ts'
import { confirmReceiptAction } from './confirm-receipt.ts'
import { confirmReceiptsJob } from './confirm-receipts.job.ts'
import { correctParcelAddressAction, correctParcelAddressByStaffAction } from './correct-address.ts'
import { correctDeclarationAction, getDeclarationAction } from './correct-declaration.ts'
import { correctTrackingNumberAction } from './correct-tracking-number.ts'
import { createParcelAction } from './create-parcel.ts'
import { listManifestsAction } from './documents/list-manifests.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { expireUnpaidParcelsJob } from './expire-unpaid-parcels.job.ts'
import { listParcelLinesAction } from './list-parcel-lines.ts'
import { listParcelAlarmsAction } from './list-alarms.ts'
import { getParcelForStaffAction, listParcelsForStaffAction } from './list-parcels-for-staff.ts'
import { filmParcelAction } from './film-parcel.ts'
import { getParcelAction, listParcelsAction } from './list-parcels.ts'
import { listMergeableAction, mergeParcelsAction } from './merge-parcels.ts'
import { packParcelAction } from './pack-parcel.ts'
import { pickListAction } from './pick-list.ts'
import { planPackingAction } from './plan-packing.ts'
import { previewParcelAction } from './preview-parcel.ts'
import { serveParcelReceipt } from './receipt/serve-receipt.ts'
import { reviewParcelAction } from './review-parcel.ts'
import { settleParcelAlarmAction } from './settle-alarm.ts'
import { decideReviewAction } from './reviews/decide-review.ts'
import { listReviewsAction, listReviewsForStaffAction } from './reviews/list-reviews.ts'
import { shipParcelAction } from './ship-parcel.ts'
import { previewSplitAction, splitParcelAction } from './split-parcel.ts'
import { startPackingAction } from './start-packing.ts'

export const parcels: Feature = {
  actions: [
    previewParcelAction,
    adviseParcelAction,
    createParcelAction,
    listParcelsAction,
    getParcelAction,
    listParcelLinesAction,
    changeParcelLineAction,
    correctParcelAddressAction,
    cancelParcelAction,
    confirmReceiptAction,
    reviewParcelAction,
    listReviewsAction,

    listParcelsForStaffAction,
    getParcelForStaffAction,
    startPackingAction,
    checkContentAction,
    uncheckContentAction,
    packParcelAction,
    filmParcelAction,
    shipParcelAction,
    addTrackingEventAction,
    correctTrackingNumberAction,
    previewNumbersAction,
    applyNumbersAction,
    getNumberBatchAction,
    listParcelAlarmsAction,
    settleParcelAlarmAction,
    bringBackParcelAction,
    cancelParcelByStaffAction,
    correctParcelAddressByStaffAction,
    getDeclarationAction,
    correctDeclarationAction,
    listManifestsAction,
    pickListAction,
    planPackingAction,
    previewSplitAction,
    splitParcelAction,
    listMergeableAction,
    mergeParcelsAction,
    listReviewsForStaffAction,
    decideReviewAction,
  ],
  jobs: [expireUnpaidParcelsJob, confirmReceiptsJob, shipBatchJob],
  routes: (app, world) => {
    serveDocuments(app, world)
    serveParcelReceipt(app, world)
  },
}
