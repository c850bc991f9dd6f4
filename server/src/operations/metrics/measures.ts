import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { copySeen, jobSeen, refusalSeen, requestSeen, slowSeen } from '../../platform/seen.ts'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5]
const LONG_SECONDS = [0.05, 0.5, 5, 30, 120, 600, 3_600]

/**
 * Starts counting what this process does; returns a function that stops it. Every label has a bounded set of
 * values: route patterns instead of paths, and reasons from our own list.
 */
export function countWhatIsSeen(registry: Registry): () => void {
  const registers = [registry]
  const requests = new Counter({
    ...{ name: 'longhaul_requests_total', help: 'Requests answered', registers },
    labelNames: ['method', 'route', 'status'],
  })
  const durations = new Histogram({
    ...{
      name: 'longhaul_request_seconds',
      help: 'Time from request to response',
      buckets: SECONDS,
      registers,
    },
    labelNames: ['route'],
  })
  const refusals = new Counter({
    ...{ name: 'longhaul_refusals_total', help: 'Calls refused', registers },
    labelNames: ['reason'],
  })
  const copies = new Counter({
    ...{
      name: 'longhaul_copy_reads_total',
      help: 'Lists, reports and searches, by the database that served them',
      registers,
    },
    labelNames: ['by'],
  })
  const slow = new Histogram({
    ...{
      name: 'longhaul_slow_statement_seconds',
      help: 'Duration of statements that took more than a tenth of a second',
    },
    ...{ buckets: [0.25, 0.5, 1, 5, 10], registers },
  })
  const jobs = new Counter({
    ...{ name: 'longhaul_jobs_total', help: 'Jobs run', registers },
    labelNames: ['job', 'outcome'],
  })
  const jobSeconds = new Histogram({
    ...{ name: 'longhaul_job_seconds', help: 'Duration of a job', buckets: LONG_SECONDS, registers },
    labelNames: ['job'],
  })
  const jobDelay = new Histogram({
    ...{
      name: 'longhaul_job_delay_seconds',
      help: 'Delay between a job falling due and starting',
      registers,
    },
    buckets: LONG_SECONDS,
  })
  const ends = [
    requestSeen.listen(({ method, route, status, ms }) => {
      requests.inc({ method, route, status })
      durations.observe({ route }, ms / 1_000)
    }),
    refusalSeen.listen(({ reason }) => refusals.inc({ reason })),
    copySeen.listen(({ by }) => copies.inc({ by })),
    slowSeen.listen(({ ms }) => slow.observe(ms / 1_000)),
    jobSeen.listen(({ name, ms, waitedMs, failed }) => {
      jobs.inc({ job: name, outcome: failed ? 'failed' : 'done' })
      jobSeconds.observe({ job: name }, ms / 1_000)
      jobDelay.observe(waitedMs / 1_000)
    }),
  ]
  return () => ends.forEach((end) => end())
}

/** A gauge that is set before it is read. */
export const gauge = <Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> => new Gauge({ name: `longhaul_${name}`, help, labelNames, registers: [registry] })
