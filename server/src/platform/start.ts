import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { Condition } from './database/condition.ts'
import { announced } from './announce.ts'
import { createClient, createReplicaDb, createDb, createPool } from './database/db.ts'
import { Replica } from './database/replica.ts'
import { refuseUnlimited } from './database/refuse-unlimited.ts'
import { invalidateSite, setSiteListening } from './database/site-memory.ts'
import type { Env } from './env.ts'
import { EventHub, SITE_AUDIENCE } from './events.ts'
import type { Feature } from './feature.ts'
import { openFiles } from './files/open-files.ts'
import { type Guard, publicGuard } from './guarded-fetch/guard.ts'
import { createHttp } from './http/http.ts'
import { setPublicOrigin } from './http/public-url.ts'
import { openSeals } from './sealing/sealed-rows.ts'
import { flushBatches } from './jobs/enqueue-batched.ts'
import type { World } from './world.ts'

/** A running server, and how to stop it. */
export type Running = { app: FastifyInstance; world: World; pool: pg.Pool; stop(): Promise<void> }

/**
 * Builds the server on a migrated database. It does not listen yet, and jobs only run if a worker is started.
 */
export async function startServer(
  parts: {
    env: Env
    clock: Clock
    log: Logger
    /** PostgreSQL itself. */
    database: pg.PoolConfig
    /** A pooler in front of it, used by calls and jobs. */
    pooler?: pg.PoolConfig | undefined
    /** An existing pool to use instead of a new one. */
    pool?: pg.Pool
    guard?: Guard
  },
  features: readonly Feature[],
): Promise<Running> {
  setPublicOrigin(parts.env.publicUrl)
  const pool =
    parts.pool ??
    createPool(parts.pooler ?? parts.database, parts.env.databasePool, parts.pooler ? 'pooled' : 'calls')
  const seals = await (parts.pooler ? refuseUnlimited(pool) : Promise.resolve())
    .then(() => openSeals(pool, parts.env))
    .catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
  const db = createDb(pool)
  const events = new EventHub(undefined, (isListening) => setSiteListening(db, isListening))
  events.listen(SITE_AUDIENCE, () => invalidateSite(db))
  await events.start(() => createClient(parts.database))
  const files = openFiles(parts.env)
  await files.prepare()
  const condition = new Condition(
    (part, fault) =>
      fault === null
        ? parts.log.warn({ part }, 'in order again')
        : parts.log.error({ part, fault }, 'out of order'),
    (why) => parts.log.error({ why }, 'the database cannot be reached'),
  )
  const world: World = {
    env: parts.env,
    clock: parts.clock,
    log: parts.log,
    db,
    database: parts.database,
    replica: openReplica(parts.env, db, condition),
    events,
    condition,
    files,
    guard: parts.guard ?? publicGuard,
    secret: seals.secret,
    sealingKeys: seals.keys,
    jobs: features.flatMap((feature) => feature.jobs ?? []),
  }
  const app = await createHttp(
    world,
    features.flatMap((feature) => feature.actions ?? []),
  )
  for (const feature of features) await feature.routes?.(app, world)
  const stop = async () => {
    await app.close()
    await flushBatches(db)
    await announced(db)
    await events.stop()
    await world.replica?.stop()
    await world.db.destroy()
  }
  return { app, world, pool, stop }
}

/** The replica for lists, reports and searches, if configured. A worker does not need it. */
function openReplica(env: Env, primary: World['db'], condition: Condition): Replica | undefined {
  const { databaseReplicaUrl: connectionString, databasePool, role } = env
  if (connectionString === undefined || role === 'worker') return undefined
  const pool = createPool({ connectionString }, databasePool)
  return new Replica(primary, createReplicaDb(pool, primary), condition)
}
