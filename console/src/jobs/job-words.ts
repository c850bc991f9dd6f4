import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { labelOf } from '../shared/label-of.ts'

/** The label of a job. */
export const jobName = (name: string): string => labelOf(jobsText.names, name)

/** The result of a webhook as text. */
export const outcomeText = (outcome: string): string => labelOf(jobsText.webhooks.outcomes, outcome)

export const seconds = (ms: number): string => jobsText.tookOf((ms / 1_000).toFixed(ms < 10_000 ? 2 : 0))
