import type { Feature } from '../platform/feature.ts'
import { saveExpectationsJob } from './save-expectations.job.ts'
import { calculateLandedCostAction } from './calculate-landed-cost.ts'
import { estimateShippingAction } from './estimate-shipping.ts'

export const door: Feature = {
  actions: [calculateLandedCostAction, estimateShippingAction],
  jobs: [saveExpectationsJob],
}
