import type { Feature } from '../platform/feature.ts'
import { addParcelPaperAction } from './asks/add-paper.ts'
import { answerParcelAskAction } from './asks/answer-ask.ts'
import { askAboutParcelAction } from './asks/ask-about-parcel.ts'
import { purgePapersJob } from './asks/purge-papers.job.ts'
import { tellDutyChargedAction } from './charged/tell-duty-charged.ts'
import { removeParcelPaperAction } from './asks/remove-paper.ts'
import { settleParcelAskAction } from './asks/settle-ask.ts'
import { exportTaxReportAction } from './taxes/export-tax-report.ts'
import { getTaxReportAction } from './taxes/get-tax-report.ts'
import { getRulesEffectsAction } from './pricing/get-rules-effects.ts'
import { adviseParcelAction } from './pricing/advise-parcel.ts'
import { addTrackingEventAction } from './tracking/add-tracking-event.ts'
import { applyNumbersAction } from './dispatch/batch/apply-numbers.ts'
import { getNumberBatchAction } from './dispatch/batch/get-number-batch.ts'
import { previewNumbersAction } from './dispatch/batch/preview-numbers.ts'
import { shipBatchJob } from './dispatch/batch/ship-batch.job.ts'
import { receiveReturnedParcelAction } from './after/receive-returned-parcel.ts'
import { cancelParcelByStaffAction } from './cancel-parcel-by-staff.ts'
import { cancelParcelAction } from './cancel-parcel.ts'
import { changeParcelLineAction } from './paying/change-parcel-line.ts'
import { checkContentAction } from './packing/check-content.ts'
import { keepPackingDraftAction } from './packing/keep-draft.ts'
import { uncheckContentAction } from './packing/uncheck-content.ts'
import { confirmReceiptAction } from './after/confirm-receipt.ts'
import { confirmReceiptsJob } from './after/confirm-receipts.job.ts'
import { correctParcelAddressAction } from './dispatch/correct-parcel-address.ts'
import { correctParcelAddressByStaffAction } from './dispatch/correct-parcel-address-by-staff.ts'
import { correctDeclarationAction } from './dispatch/correct-declaration.ts'
import { getDeclarationAction } from './dispatch/get-declaration.ts'
import { correctTrackingNumberAction } from './dispatch/correct-tracking-number.ts'
import { createParcelAction } from './combining/create-parcel.ts'
import { listManifestsAction } from './documents/list-manifests.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { expireUnpaidParcelsJob } from './paying/expire-unpaid-parcels.job.ts'
import { listParcelLinesAction } from './paying/list-parcel-lines.ts'
import { listParcelAlarmsAction } from './tracking/list-alarms.ts'
import { getParcelForStaffAction } from './reading/get-parcel-for-staff.ts'
import { listParcelsForStaffAction } from './reading/list-parcels-for-staff.ts'
import { addPackingVideoAction } from './packing/add-packing-video.ts'
import { getParcelAction } from './reading/get-parcel.ts'
import { listParcelsAction } from './reading/list-parcels.ts'
import { listMergeableAction } from './dividing/list-mergeable.ts'
import { mergeParcelsAction } from './dividing/merge-parcels.ts'
import { packParcelAction } from './packing/pack-parcel.ts'
import { reportPickShortAction, unpickPieceAction } from './picking/correct-pick.ts'
import { getPickWaveAction, listPickWavesAction } from './picking/get-waves.ts'
import { endPickWaveAction, takePickWaveAction } from './picking/hand-over-wave.ts'
import { pickPieceAction } from './picking/pick-piece.ts'
import { startPickWaveAction } from './picking/start-wave.ts'
import { planPackingAction } from './packing/plan-packing.ts'
import { previewParcelAction } from './pricing/preview-parcel.ts'
import { serveParcelReceipt } from './receipt/serve-receipt.ts'
import { serveOwnDocuments } from './documents/serve-own-documents.ts'
import { reviewParcelAction } from './reviews/review-parcel.ts'
import { settleParcelAlarmAction } from './tracking/settle-alarm.ts'
import { decideReviewAction } from './reviews/decide-review.ts'
import { listReviewsAction } from './reviews/list-reviews.ts'
import { listReviewsForStaffAction } from './reviews/list-reviews-for-staff.ts'
import { shipParcelAction } from './dispatch/ship-parcel.ts'
import { previewSplitAction } from './dividing/preview-split.ts'
import { splitParcelAction } from './dividing/split-parcel.ts'
import { reopenBoxAction } from './packing/reopen-box.ts'
import { startPackingAction } from './packing/start-packing.ts'

export const parcels: Feature = {
  actions: [
    previewParcelAction,
    tellDutyChargedAction,
    adviseParcelAction,
    getRulesEffectsAction,
    getTaxReportAction,
    exportTaxReportAction,
    createParcelAction,
    listParcelsAction,
    getParcelAction,
    listParcelLinesAction,
    changeParcelLineAction,
    correctParcelAddressAction,
    addParcelPaperAction,
    removeParcelPaperAction,
    answerParcelAskAction,
    cancelParcelAction,
    confirmReceiptAction,
    reviewParcelAction,
    listReviewsAction,

    listParcelsForStaffAction,
    getParcelForStaffAction,
    startPackingAction,
    checkContentAction,
    keepPackingDraftAction,
    uncheckContentAction,
    packParcelAction,
    reopenBoxAction,
    addPackingVideoAction,
    shipParcelAction,
    addTrackingEventAction,
    correctTrackingNumberAction,
    previewNumbersAction,
    applyNumbersAction,
    getNumberBatchAction,
    listParcelAlarmsAction,
    settleParcelAlarmAction,
    askAboutParcelAction,
    settleParcelAskAction,
    receiveReturnedParcelAction,
    cancelParcelByStaffAction,
    correctParcelAddressByStaffAction,
    getDeclarationAction,
    correctDeclarationAction,
    listManifestsAction,
    listPickWavesAction,
    getPickWaveAction,
    startPickWaveAction,
    pickPieceAction,
    unpickPieceAction,
    reportPickShortAction,
    takePickWaveAction,
    endPickWaveAction,
    planPackingAction,
    previewSplitAction,
    splitParcelAction,
    listMergeableAction,
    mergeParcelsAction,
    listReviewsForStaffAction,
    decideReviewAction,
  ],
  jobs: [expireUnpaidParcelsJob, confirmReceiptsJob, shipBatchJob, purgePapersJob],
  routes: (app, world) => {
    serveDocuments(app, world)
    serveParcelReceipt(app, world)
    serveOwnDocuments(app, world)
  },
}
