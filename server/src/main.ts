import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { allJobs, features } from './app.ts'
import { demoAccounts, dropBrokenStory, seedDemo } from './demo/public.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { createPool } from './platform/db.ts'
import { type Env, readEnv } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { startPostgres } from './platform/postgres.ts'
import { startServer } from './platform/start.ts'
import { startWorker } from './platform/worker.ts'
import { seedSite } from './site/seed/seed-site.ts'

/** Starts everything: database, migrations, first data, HTTP, jobs. Says what is wrong in one line each, and ends cleanly on a signal. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  env.dataDir = resolve(env.dataDir)
  const log = createLog(env.logLevel)
  await refuseTakenPort(env)

  const database = await openDatabase(env, log)
  const open = (clock: Clock) => startServer({ env, clock, log, database: database.config }, features)
  const running = await open(systemClock)
  try {
    if (env.demo) await seedDemo(running, open, allJobs)
    const worker = await startWorker(running.world, allJobs, running.pool)
    await running.app.listen({ port: env.port, host: env.host })
    announce(env)
    endOnSignal(log, async () => {
      await running.app.close()
      await worker.stop()
      await running.stop()
      await database.stop()
    })
  } catch (error) {
    await running.stop()
    await database.stop()
    throw error
  }
}

/** The database that is configured, or our own in DATA_DIR; migrated, with first data. */
async function openDatabase(
  env: Env,
  log: Logger,
): Promise<{ config: pg.PoolConfig; stop(): Promise<void> }> {
  const own = env.databaseUrl
    ? undefined
    : await startPostgres({
        dataDir: join(env.dataDir, 'database'),
        log: (line) => log.debug({ postgres: line }, 'database'),
      })
  const config: pg.PoolConfig = own ? own.config : { connectionString: env.databaseUrl }
  const pool = createPool(config, 2)
  try {
    if (env.demo) await dropBrokenStory(pool)
    await migrate(pool)
    await seedSite(pool, systemClock.now())
  } catch (error) {
    await own?.stop()
    throw error
  } finally {
    await pool.end()
  }
  return { config, stop: async () => await own?.stop() }
}

/** Asked before the database is started: a second start of the same folder should fail in a moment, with the reason. */
async function refuseTakenPort(env: Env): Promise<void> {
  if (env.port === 0) return
  await new Promise<void>((free, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.port} is in use. Set PORT to another one.`)
          : error,
      ),
    )
    probe.listen(env.port, env.host, () => probe.close(() => free()))
  })
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
  const end = (signal: NodeJS.Signals): void => {
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
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  onShellGone(() => {
    if (!stopping) end('SIGTERM')
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
