import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'

/** The label of a job. */
export const jobName = (name: string): string => (jobsText.names as Record<string, string>)[name] ?? name

/** The result of a webhook as text. */
export const outcomeText = (outcome: string): string =>
  (jobsText.webhooks.outcomes as Record<string, string>)[outcome] ?? outcome

export const seconds = (ms: number): string => jobsText.tookOf((ms / 1_000).toFixed(ms < 10_000 ? 2 : 0))
