import type { JobName } from '@longhaul/domain/jobs/job-names.ts'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Condition } from './database/condition.ts'
import type { Replica } from './database/replica.ts'
import type { Env } from './env.ts'
import type { EventHub } from './events.ts'
import type { FileStore } from './files/file-store.ts'
import type { Guard } from './guarded-fetch/guard.ts'
import type { SealingKeys } from './sealing/seal.ts'
import type { DB } from './database/tables.ts'

/**
 * The shared state of a running server: created once by `main.ts` or by a test, and passed to every action
 * and job.
 */
export type World = {
  env: Env
  clock: Clock
  db: Kysely<DB>
  /** How a thread of its own connects to the database. */
  database: pg.PoolConfig
  /** The replica for lists, reports and searches, if there is one (`readFromReplica`). */
  replica?: Replica | undefined
  log: Logger
  events: EventHub
  /** The current faults of this process. */
  condition: Condition
  files: FileStore
  /** The rules for fetching untrusted addresses. */
  guard: Guard
  /**
   * Signs the addresses of private files and the sandbox provider's notifications. Random, stored sealed in
   * the database.
   */
  secret: Buffer
  /** Keys for encrypting values that must be readable later but not appear in a dump (seal.ts). */
  sealingKeys: SealingKeys
  /** During a job: its cause. */
  cause?: string
  /** All background jobs, with their schedules (cron, in UTC). */
  jobs: readonly { name: JobName; cron?: string }[]
}
