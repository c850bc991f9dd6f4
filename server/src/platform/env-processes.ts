import type { Source } from './env.ts'

/** What a process does: serves requests, runs jobs, or both. */
export const ROLES = ['both', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

declare module './env.ts' {
  interface Env extends ProcessSettings {}
}

/** How the work is divided among processes, and how each uses the database. */
export type ProcessSettings = {
  role: Role
  /**
   * PostgreSQL itself, if DATABASE_URL is a pooler that assigns connections per transaction: for listening,
   * locks and the job queue.
   */
  databaseDirectUrl: string | undefined
  /** A PostgreSQL replica for lists, reports and searches. */
  databaseReplicaUrl: string | undefined
  /** The number of connections for calls and jobs. */
  databasePool: number
  /** The number of concurrent jobs. */
  workerJobs: number
  /** Statements that take at least this many milliseconds are logged; 0 for never. */
  slowStatementMs: number
  /** Whether the embedded database collects totals per statement. */
  statementTotals: boolean
  /**
   * How long the process still answers after a signal to exit, so that a proxy can notice that it is leaving.
   */
  drainSeconds: number
}

/**
 * Reads ROLE, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATABASE_POOL, WORKER_JOBS, SLOW_STATEMENT_MS,
 * STATEMENT_TOTALS and DRAIN_SECONDS. Adds every error to `faults`.
 */
export function readProcessSettings(
  source: Source,
  { databaseUrl, demo }: { databaseUrl: string | undefined; demo: boolean },
  faults: string[],
): ProcessSettings {
  const value = (name: string): string | undefined => source[name]?.trim() || undefined
  const count = (name: string, fallback: number, least: number, most: number): number => {
    const text = value(name)
    if (text === undefined) return fallback
    const number = Number(text)
    if (/^\d{1,4}$/.test(text) && number >= least && number <= most) return number
    faults.push(`${name} must be a number from ${least} to ${most}, not “${text}”`)
    return fallback
  }
  const role = ROLES.find((known) => known === (value('ROLE') ?? 'both'))
  if (role === undefined) faults.push(`ROLE must be web, worker or both, not “${value('ROLE')}”`)
  else if (role !== 'both' && !databaseUrl)
    faults.push(`ROLE=${role} needs DATABASE_URL: no other process can use the embedded database`)
  else if (role === 'worker' && demo)
    faults.push('ROLE=worker is for a real shop (DEMO=0): the demo creates its data through its own API')
  const address = (name: string): string | undefined => {
    const text = value(name)
    if (text !== undefined && !(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)))
      // The value is not repeated, because it contains a password.
      faults.push(`${name} must be a postgres:// URL`)
    return text
  }
  const direct = address('DATABASE_DIRECT_URL')
  const replica = address('DATABASE_REPLICA_URL')
  if (replica !== undefined && !databaseUrl)
    faults.push('DATABASE_REPLICA_URL requires DATABASE_URL, the database that it replicates')
  if (direct !== undefined && !databaseUrl)
    faults.push('DATABASE_DIRECT_URL requires DATABASE_URL, the pooler that it bypasses')
  return {
    role: role ?? 'both',
    databaseDirectUrl: direct,
    databaseReplicaUrl: replica,
    databasePool: count('DATABASE_POOL', 10, 2, 200),
    workerJobs: count('WORKER_JOBS', 4, 1, 50),
    slowStatementMs: count('SLOW_STATEMENT_MS', demo ? 0 : 500, 0, 9_999),
    statementTotals: count('STATEMENT_TOTALS', 0, 0, 1) === 1,
    drainSeconds: count('DRAIN_SECONDS', 0, 0, 60),
  }
}
