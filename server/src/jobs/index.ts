import type { Feature } from '../platform/feature.ts'
import { cleanUpJob } from './clean-up.job.ts'
import { purgeJobRunsJob } from './purge-job-runs.job.ts'
import { listJobRunsAction } from './list-job-runs.ts'
import { listJobsAction } from './list-jobs.ts'
import { listQueuedJobsAction } from './list-queued-jobs.ts'
import { runJobNowAction } from './run-job-now.ts'
import { runQueuedJobAgainAction } from './run-queued-job-again.ts'

export const jobs: Feature = {
  actions: [
    listJobsAction,
    listQueuedJobsAction,
    listJobRunsAction,
    runQueuedJobAgainAction,
    runJobNowAction,
  ],
  jobs: [cleanUpJob, purgeJobRunsJob],
}
