import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'

/** A job as people call it. */
export const jobName = (name: string): string => (jobsText.names as Record<string, string>)[name] ?? name

/** What came of a webhook, in words. */
export const outcomeText = (outcome: string): string =>
  (jobsText.webhooks.outcomes as Record<string, string>)[outcome] ?? outcome

export const seconds = (ms: number): string => jobsText.tookOf((ms / 1_000).toFixed(ms < 10_000 ? 2 : 0))
