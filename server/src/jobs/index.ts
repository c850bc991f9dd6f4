import type { Feature } from '../platform/feature.ts'
import { cleanUpJob } from './clean-up.job.ts'
import { forgetJobRunsJob } from './forget-job-runs.job.ts'
import { listJobRunsAction, listJobsAction, listQueuedJobsAction } from './list-jobs.ts'
import { runJobNowAction, runQueuedJobAgainAction } from './run-again.ts'

export const jobs: Feature = {
  actions: [
    listJobsAction,
    listQueuedJobsAction,
    listJobRunsAction,
    runQueuedJobAgainAction,
    runJobNowAction,
  ],
  jobs: [cleanUpJob, forgetJobRunsJob],
}
