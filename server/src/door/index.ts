import type { Feature } from '../platform/feature.ts'
import { keepExpectationsJob } from './keep-expectations.job.ts'
import { calculateDoorCostAction } from './calculate-door-cost.ts'

export const door: Feature = { actions: [calculateDoorCostAction], jobs: [keepExpectationsJob] }
