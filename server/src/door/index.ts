import type { Feature } from '../platform/feature.ts'
import { keepExpectationsJob } from './keep-expectations.job.ts'
import { reckonDoorCostAction } from './reckon-door-cost.ts'

export const door: Feature = { actions: [reckonDoorCostAction], jobs: [keepExpectationsJob] }
