import type { JobName } from '@longhaul/domain/jobs/job-names.ts'
import type { Kysely } from 'kysely'
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

/** What a running server has: made once by `main.ts` or by a test, given to every action and job. */
export type World = {
  env: Env
  clock: Clock
  db: Kysely<DB>
  /** A copy of it for lists, reports and searches, where there is one (`readFromCopy`). */
  replica?: Replica | undefined
  log: Logger
  events: EventHub
  /** What of this process is out of order. */
  condition: Condition
  files: FileStore
  /** Where untrusted addresses may be fetched. */
  guard: Guard
  /** Signs the addresses of private files and the sandbox provider's notices. Random, kept sealed in the database. */
  secret: Buffer
  /** Seal what must be read again and yet lie in no dump (seal.ts). */
  sealingKeys: SealingKeys
  /** For the time of a job: what caused it. */
  cause?: string
  /** What can be done in the background, and when by itself (cron, in UTC). */
  jobs: readonly { name: JobName; cron?: string }[]
}
