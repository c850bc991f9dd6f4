import type { Feature } from '../platform/feature.ts'
import { acceptStockAction } from './accept-stock.ts'
import { addStockPhotoAction } from './add-stock-photo.ts'
import { announceInboundAction } from './announce-inbound.ts'
import { cancelInboundAction } from './cancel-inbound.ts'
import { followItemJob } from './follow-item.job.ts'
import { listInboundsAction } from './list-inbounds.ts'
import { keepProblemsJob } from './keep-problems.job.ts'
import { getStockForStaffAction, listStockForStaffAction } from './list-stock-for-staff.ts'
import { listStockAction } from './list-stock.ts'
import { measureStockAction } from './measure-stock.ts'
import { payStorageAction } from './pay-storage.ts'
import { remindStorageJob } from './remind-storage.job.ts'
import { reportStockProblemAction } from './report-stock-problem.ts'
import { scanArrivalAction } from './scan-arrival.ts'
import { shelveStockAction } from './shelve-stock.ts'

export const warehouse: Feature = {
  actions: [
    listStockAction,
    acceptStockAction,
    payStorageAction,
    listInboundsAction,
    announceInboundAction,
    cancelInboundAction,

    scanArrivalAction,
    listStockForStaffAction,
    getStockForStaffAction,
    measureStockAction,
    addStockPhotoAction,
    shelveStockAction,
    reportStockProblemAction,
  ],
  jobs: [followItemJob, keepProblemsJob, remindStorageJob],
}
