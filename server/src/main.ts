import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { allJobs, features } from './app.ts'
import { demoFaults } from './demo/env-demo.ts'
import { demoAccounts, dropBrokenStory, markInstallation, refuseOtherKind, seedDemo } from './demo/public.ts'
import { refuseUnfinishedRestore } from './operations/backup/refuse-unfinished.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/db.ts'
import { watchDisk } from './platform/files/disk-watch.ts'
import type { Env } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/database/migrate.ts'
import { readEnv } from './read-env.ts'
import { startPostgres } from './postgres/postgres.ts'
import { refuseTakenPort } from './platform/refuse-taken-port.ts'
import { noteServer } from './platform/running-servers.ts'
import { nameSourceLines } from './platform/source-lines.ts'
import { inTurn } from './platform/start-lock.ts'
import { type Running, startServer } from './platform/start.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { seedSite } from './site/seed/seed-site.ts'

/** Starts everything: database, migrations, first data, HTTP, jobs. Says what is wrong in one line each, and ends cleanly on a signal. */
async function main(): Promise<void> {
  nameSourceLines()
  const env = readEnv(process.env, demoFaults)
  env.dataDir = resolve(env.dataDir)
  const log = createLog(env.logLevel)
  endOnFault(log)
  await refuseTakenPort(env)

  const database = await openDatabase(env, log)
  let running: Running | undefined
  try {
    running = await prepare(env, log, database.config)
    const { world } = running
    database.onAway((why) => world.condition.report('database', why))
    const worker = await startWorker(world, allJobs, running.pool, {
      alone: env.databaseUrl === undefined,
      onLost: (error) => end(log, `The job queue cannot go on: ${error.message}`),
    })
    // Loaded only where they are asked for.
    const metrics =
      env.metrics &&
      (await (await import('./operations/metrics/serve-metrics.ts')).serveMetrics(running, env.metrics))
    const disk = await watchDisk(env.dataDir, world.condition)
    await running.app.listen({ port: env.port, host: env.host })
    const forgetServer = await noteServer({
      dataDir: env.dataDir,
      hasOwnDatabase: env.databaseUrl === undefined,
      publicUrl: env.publicUrl,
    }).catch((error: unknown) => {
      // A convenience for commands beside it: a folder that cannot be written to keeps no shop from its customers.
      log.warn({ err: error }, 'this server could not note where its data are')
      return () => Promise.resolve()
    })
    announce(env)
    endOnSignal(log, async () => {
      await forgetServer()
      await running?.app.close()
      await disk.stop()
      await metrics?.stop()
      await worker.stop()
      await running?.stop()
      await database.stop()
    })
  } catch (error) {
    await running?.stop()
    await database.stop()
    throw error
  }
}

type Database = {
  config: pg.PoolConfig
  /** Called with the failure when it goes away, and with null when it is back. */
  onAway(tell: (why: string | null) => void): void
  stop(): Promise<void>
}

/** The database that is configured, or our own in DATA_DIR, which is started again where it ends unasked; and where that fails, so do we. */
async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.databaseUrl)
    return {
      config: { connectionString: env.databaseUrl },
      onAway: () => undefined,
      stop: async () => undefined,
    }
  let tell = (why: string | null): void => log.error({ why }, 'database')
  const own = await startPostgres({
    dataDir: join(env.dataDir, 'database'),
    log: (line) => log.debug({ postgres: line }, 'database'),
    onAway: (why) => tell(why),
    onLost: (error) => end(log, error.message),
  })
  return { config: own.config, onAway: (next) => (tell = next), stop: own.stop }
}

/** Migrated, with first data, and in the demo with its story: by one instance at a time, and never over the other kind of installation. */
async function prepare(env: Env, log: Logger, database: pg.PoolConfig): Promise<Running> {
  const open = (clock: Clock) => startServer({ env, clock, log, database }, features)
  const waiting = () => log.warn('another instance is starting with this database, and is waited for')
  const pool = createPool(database, 2, 'upkeep')
  try {
    return await inTurn(database, waiting, async () => {
      await refuseUnfinishedRestore(pool)
      await refuseOtherKind(pool, env.demo)
      if (env.demo) await dropBrokenStory(pool)
      await migrate(pool)
      await markInstallation(pool, env.demo)
      await seedSite(pool, systemClock.now(), env.demo ? 'demo' : 'shop')
      const running = await open(systemClock)
      if (!env.demo) return running
      await seedDemo(running, open, allJobs).catch(async (error: unknown) => {
        await running.stop()
        throw error
      })
      return running
    })
  } finally {
    await pool.end()
  }
}

/** What a person needs after a start. */
function announce(env: Env): void {
  const lines = [
    '',
    `  Longhaul is ready${env.demo ? ' (demo mode: nothing here is real)' : ''}`,
    '',
    `  Shop      ${env.publicUrl}`,
    `  Console   ${env.publicUrl}/console`,
    `  API       ${env.publicUrl}/api/docs`,
    ...(env.demo ? ['', ...demoAccounts().map((line) => `  ${line}`)] : []),
    '',
    '  Ctrl-C ends it. Everything is kept.',
    '',
  ]
  process.stdout.write(lines.join('\n') + '\n')
}

/** SIGTERM and Ctrl-C: requests under way are answered, jobs under way finish, the database is shut down. A second signal does not wait. */
function endOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false
  const stopOn = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), 15_000).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stopOn)
  process.on('SIGINT', stopOn)
  onShellGone(() => {
    if (!stopping) stopOn('SIGTERM')
  })
}

/** A service manager signals `npm`; the shell between npm and this process ends of it and passes nothing on. That it is gone is the signal. */
function onShellGone(tell: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    tell()
  }, 500)
  watch.unref()
}

/** An uncaught error leaves the process in an unknown state: it logs it and exits, and the supervisor restarts it. */
function endOnFault(log: Logger): void {
  const fault = (error: unknown): void => {
    log.fatal({ err: error }, 'unexpected fault')
    end(log, `An unexpected fault: ${error instanceof Error ? error.message : String(error)}`)
  }
  process.on('uncaughtException', fault)
  process.on('unhandledRejection', fault)
}

/** Ends at once for what cannot be mended here, and says why. */
function end(log: Logger, why: string): never {
  log.fatal({ why }, 'ending')
  process.stderr.write(
    `${why}\nLonghaul ends. Start it again once that is mended; everything that was acknowledged is kept.\n`,
  )
  process.exit(1)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
