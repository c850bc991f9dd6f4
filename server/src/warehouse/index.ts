import { beginShelfCountAction } from './counts/begin-shelf-count.ts'
import { cancelShelfCountAction } from './counts/cancel-shelf-count.ts'
import { decideCountDifferenceAction } from './counts/decide-count-difference.ts'
import { endShelfCountAction } from './counts/end-shelf-count.ts'
import { getShelfCountAction } from './counts/get-shelf-count.ts'
import { listCountDifferencesAction } from './counts/list-count-differences.ts'
import { listShelfCountsAction } from './counts/list-shelf-counts.ts'
import { scanOnShelfAction } from './counts/scan-on-shelf.ts'
import { undoCountDecisionAction } from './counts/undo-count-decision.ts'
import { unscanFromShelfAction } from './counts/unscan-from-shelf.ts'
import { holdStockAction } from './holds/hold-stock.ts'
import { releaseStockAction } from './holds/release-stock.ts'
import { decideFoundThingAction } from './found/decide-found-thing.ts'
import { listFoundCandidatesAction, listFoundThingsAction } from './found/list-found-things.ts'
import { printFoundLabelsAction } from './found/print-found-labels.ts'
import { tellFoundThingAction } from './found/tell-found-thing.ts'
import { undoFoundDecisionAction } from './found/undo-found-decision.ts'
import { getTransferLoadAction, listTransferLoadsAction } from './transfers/get-loads.ts'
import { makeTransferLoadAction } from './transfers/make-load.ts'
import { putInLoadAction, takeOutOfLoadAction } from './transfers/pack-load.ts'
import { arriveOnLoadAction, closeTransferLoadAction } from './transfers/receive-load.ts'
import { callOffTransferLoadAction, sendTransferLoadAction } from './transfers/send-load.ts'
import type { Feature } from '../platform/feature.ts'
import { acceptStockAction } from './accept-stock.ts'
import { addStockPhotoAction } from './add-stock-photo.ts'
import { announceInboundAction } from './announce-inbound.ts'
import { cancelInboundAction } from './cancel-inbound.ts'
import { followItemJob } from './follow-item.job.ts'
import { labelStockAction } from './label-stock.ts'
import { listInboundsAction } from './list-inbounds.ts'
import { keepProblemsJob } from './keep-problems.job.ts'
import { getStockForStaffAction } from './get-stock-for-staff.ts'
import { listStockForStaffAction } from './list-stock-for-staff.ts'
import { listStockAction } from './list-stock.ts'
import { listShelfChoicesAction } from './list-shelf-choices.ts'
import { listStockPlacesAction } from './list-stock-places.ts'
import { measureStockAction } from './measure-stock.ts'
import { payStorageAction } from './pay-storage.ts'
import { remindStorageJob } from './remind-storage.job.ts'
import { reportStockProblemAction } from './report-stock-problem.ts'
import { scanArrivalAction } from './scan-arrival.ts'
import { moveStockToShelfAction } from './move-to-shelf.ts'
import { sayShelfFullAction } from './say-shelf-full.ts'
import { shelveStockAction } from './shelve-stock.ts'
import { undoArrivalAction } from './undo-arrival.ts'
import { captionStockPhotoAction } from './photos/caption-stock-photo.ts'
import { cancelShelfPhotosAction } from './photos/cancel-shelf-photos.ts'
import { declineShelfPhotosAction } from './photos/decline-shelf-photos.ts'
import { holdBackPhotoAction } from './photos/hold-back-photo.ts'
import { finishShelfPhotosAction } from './photos/finish-shelf-photos.ts'
import { requestFinePhotosAction } from './photos/request-fine-photos.ts'
import { requestShelfPhotosAction } from './photos/request-shelf-photos.ts'
import { disposeOfStockAction } from './storage/dispose-of-stock.ts'
import { giveDisposalNoticeAction } from './storage/give-disposal-notice.ts'
import { extendStorageAction } from './storage/extend-storage.ts'
import { payExtensionAction } from './storage/pay-extension.ts'
import { arriveStockAction } from './storage/arrive-stock.ts'
import { sendStockAction } from './storage/send-stock.ts'
import { claimOwnershipAction } from './unclaimed/claim-ownership.ts'
import { acceptOwnershipClaimAction } from './unclaimed/accept-ownership-claim.ts'
import { rejectOwnershipClaimAction } from './unclaimed/reject-ownership-claim.ts'
import { disposeOfUnclaimedAction } from './unclaimed/dispose-of-unclaimed.ts'
import { addUnclaimedPhotoAction } from './unclaimed/add-unclaimed-photo.ts'
import { keepUnclaimedAction } from './unclaimed/keep-unclaimed.ts'
import { getUnclaimedForStaffAction } from './unclaimed/get-unclaimed-for-staff.ts'
import { listUnclaimedForStaffAction } from './unclaimed/list-unclaimed-for-staff.ts'
import { listUnclaimedAction } from './unclaimed/list-unclaimed.ts'
import { listOwnershipClaimsAction } from './unclaimed/list-ownership-claims.ts'
import { proveOwnershipAction } from './unclaimed/prove-ownership.ts'
import { receiveUnclaimedAction } from './unclaimed/receive-unclaimed.ts'
import { disputeArrivalJob } from './unclaimed/dispute-arrival.job.ts'
import { takeBackReceiptAction } from './unclaimed/take-back-receipt.ts'
import { upholdReceiptAction } from './unclaimed/uphold-receipt.ts'
import { withdrawOwnershipClaimAction } from './unclaimed/withdraw-ownership-claim.ts'

export const warehouse: Feature = {
  actions: [
    listStockAction,
    acceptStockAction,
    payStorageAction,
    payExtensionAction,
    requestFinePhotosAction,
    requestShelfPhotosAction,
    cancelShelfPhotosAction,
    listInboundsAction,
    announceInboundAction,
    cancelInboundAction,

    scanArrivalAction,
    undoArrivalAction,
    listStockForStaffAction,
    listStockPlacesAction,
    listShelfChoicesAction,
    getStockForStaffAction,
    measureStockAction,
    addStockPhotoAction,
    captionStockPhotoAction,
    holdBackPhotoAction,
    finishShelfPhotosAction,
    declineShelfPhotosAction,
    labelStockAction,
    shelveStockAction,
    moveStockToShelfAction,
    holdStockAction,
    releaseStockAction,
    sayShelfFullAction,
    reportStockProblemAction,

    listShelfCountsAction,
    getShelfCountAction,
    beginShelfCountAction,
    scanOnShelfAction,
    unscanFromShelfAction,
    endShelfCountAction,
    cancelShelfCountAction,
    listCountDifferencesAction,
    decideCountDifferenceAction,
    printFoundLabelsAction,
    tellFoundThingAction,
    listFoundThingsAction,
    listFoundCandidatesAction,
    decideFoundThingAction,

    listUnclaimedAction,
    claimOwnershipAction,
    listOwnershipClaimsAction,
    proveOwnershipAction,
    withdrawOwnershipClaimAction,
    listUnclaimedForStaffAction,
    getUnclaimedForStaffAction,
    keepUnclaimedAction,
    addUnclaimedPhotoAction,
    acceptOwnershipClaimAction,
    rejectOwnershipClaimAction,
    receiveUnclaimedAction,
    upholdReceiptAction,
    takeBackReceiptAction,
    disposeOfUnclaimedAction,

    undoCountDecisionAction,
    undoFoundDecisionAction,
    listTransferLoadsAction,
    getTransferLoadAction,
    makeTransferLoadAction,
    putInLoadAction,
    takeOutOfLoadAction,
    sendTransferLoadAction,
    callOffTransferLoadAction,
    arriveOnLoadAction,
    closeTransferLoadAction,
    sendStockAction,
    arriveStockAction,
    extendStorageAction,
    giveDisposalNoticeAction,
    disposeOfStockAction,
  ],
  jobs: [disputeArrivalJob, followItemJob, keepProblemsJob, remindStorageJob],
}
