import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { allJobs, features } from './app.ts'
import { stageProductRules } from './customs/releases/stage-product-rules.ts'
import { demoErrors } from './demo/env-demo.ts'
import { demoGuide, dropBrokenStory, markInstallation, refuseOtherKind, seedDemo } from './demo/public.ts'
import { end, endOnError, endOnSignal } from './end-process.ts'
import { type Database, openDatabase } from './open-database.ts'
import { refuseUnfinishedRestore } from './operations/backup/refuse-unfinished.ts'
import { beat } from './operations/processes/beat.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { codeOf, createPool, isCertificateError, isUnreachable } from './platform/database/db.ts'
import { watchDisk } from './platform/files/disk-watch.ts'
import type { Env } from './platform/env.ts'
import type { Feature } from './platform/feature.ts'
import { createLog } from './platform/log.ts'
import { type Progress, startProgress } from './platform/progress.ts'
import { migrate } from './platform/database/migrate.ts'
import { readEnv } from './read-env.ts'
import { refuseTakenPort } from './platform/refuse-taken-port.ts'
import { noteServer } from './platform/running-servers.ts'
import { reportedError } from './platform/seen.ts'
import { limited } from './platform/start-lock.ts'
import { type Running, startServer } from './platform/start.ts'
import { watchWorkers } from './platform/jobs/watch-workers.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { seedSite } from './site/seed/seed-site.ts'

/**
 * Starts everything: database, migrations, initial data, HTTP, jobs. Reports each problem in one line, and
 * shuts down cleanly on a signal.
 */
async function main(): Promise<void> {
  const env = readEnv(process.env, demoErrors)
  env.dataDir = resolve(env.dataDir)
  const log = createLog(env.logLevel)
  let reporting: { flush(): Promise<void>; stop(): Promise<void> } | undefined
  endOnError(log, (error) => {
    reportedError.publish({ error, endsProcess: true })
    return reporting?.flush()
  })
  await refuseTakenPort({ ...env, settings: ['PORT', 'HOST'] })
  if (env.metrics) await refuseTakenPort({ ...env.metrics, settings: ['METRICS_PORT', 'METRICS_HOST'] })

  // Loaded only if configured, and before anything that is traced.
  const traces =
    env.traces && (await (await import('./operations/traces/start-traces.ts')).startTraces(env, log))
  const { faults } = env
  reporting =
    faults &&
    (await (
      await import('./operations/faults/send-faults.ts')
    ).sendErrorReports({ ...env, faults }, systemClock, log))
  const progress = startProgress()
  const database = await startDatabase(env, log, progress)
  let running: Running | undefined
  let work: Awaited<ReturnType<typeof startWork>> | undefined
  try {
    running = await prepare(env, log, database, progress)
    const { world } = running
    database.onAway((why) => world.condition.report('database', why))
    work = await startWork(running, database, (why) => end(log, why))
    // Loaded only if configured.
    const metrics =
      env.metrics &&
      (await (await import('./operations/metrics/serve-metrics.ts')).serveMetrics(running, env.metrics))
    const beating = await beat(running)
    const disk = await watchDisk({ folder: env.dataDir, db: world.db }, world.condition)
    await running.app.listen({ port: env.port, host: env.host })
    const forgetServer = await noteServer({
      dataDir: env.dataDir,
      hasOwnDatabase: env.databaseUrl === undefined,
      publicUrl: env.publicUrl,
    }).catch((error: unknown) => {
      // The note is only a convenience for commands on this machine, so failing to write it must not keep the
      // shop from starting.
      log.warn({ err: error }, 'could not record where the data of this server is')
      return () => Promise.resolve()
    })
    endOnSignal(log, env.drainSeconds, async () => {
      await forgetServer()
      world.condition.isLeaving = true
      await pause(env.drainSeconds * 1_000)
      await running?.app.close()
      await disk.stop()
      await beating.stop()
      await metrics?.stop()
      await work?.stop()
      await running?.stop()
      await database.stop()
      if (traces) await traces.stop()
      await reporting?.stop()
    })
    progress.end()
    // Last, because whoever reads it may send a signal at once.
    announce(env)
  } catch (error) {
    progress.end()
    // Before its connections are closed, for which the worker would wait for ever.
    await work?.stop()
    await running?.stop()
    await database.stop()
    throw error
  }
}

/** Opens the database, and says so meanwhile. If it is lost later, the process ends. */
async function startDatabase(env: Env, log: Logger, progress: Progress): Promise<Database> {
  progress.begin('Starting the database')
  return await openDatabase(env, log, (why) => end(log, why)).catch((error: unknown) => {
    progress.end()
    throw error
  })
}

/**
 * Migrates the database and adds the initial data and the demo's story. One instance at a time, and never on
 * an installation of the other kind.
 */
async function prepare(
  env: Env,
  log: Logger,
  { config: database, pooler }: Database,
  progress: Progress,
): Promise<Running> {
  const served = env.role === 'worker' ? features.map(withoutVisitors) : features
  const open = (clock: Clock) => startServer({ env, clock, log, database, pooler }, served)
  const waiting = () => log.warn('waiting for another instance that is starting with this database')
  const pool = createPool(database, 2, 'upkeep')
  try {
    return await limited(database, waiting, async () => {
      await refuseUnfinishedRestore(pool)
      await refuseOtherKind(pool, env.demo)
      if (env.demo) await dropBrokenStory(pool)
      await migrate(pool, { progress })
      await markInstallation(pool, env.demo)
      progress.begin('Filling in articles, countries and prices')
      await seedSite(pool, systemClock.now(), env.demo ? 'demo' : 'shop')
      await stageProductRules(pool, systemClock.now())
      const running = await open(systemClock)
      if (!env.demo) return running
      await seedDemo(running, open, allJobs, progress).catch(async (error: unknown) => {
        await running.stop()
        throw error
      })
      return running
    })
  } finally {
    await pool.end()
  }
}

/** The part of a feature that a worker needs: its jobs and the health checks. */
const withoutVisitors = ({ actions, jobs }: Feature): Feature => ({
  actions: actions?.filter(({ route }) => route.path.startsWith('/health/')) ?? [],
  jobs: jobs ?? [],
})

/**
 * Runs jobs, or watches whether another process does. The queue holds a listening connection, so it bypasses
 * the pooler.
 */
async function startWork(
  { world, pool }: Running,
  { config, pooler }: Database,
  onLost: (why: string) => void,
): Promise<{ stop(): Promise<void> }> {
  if (world.env.role === 'web') return await watchWorkers(world)
  const own = pooler ? createPool(config, QUEUE_CONNECTIONS) : undefined
  const worker = await startWorker(world, allJobs, own ?? pool, {
    alone: world.env.databaseUrl === undefined,
    onLost: (error) => onLost(`The job queue cannot continue: ${error.message}`),
  })
  return {
    async stop() {
      await worker.stop()
      await own?.end()
    },
  }
}

/** One connection listens; the others take jobs and record their outcomes. */
const QUEUE_CONNECTIONS = 3

/** Prints what a person needs to know after a start. */
function announce({ publicUrl, role, demo }: Env): void {
  const guide = demo ? demoGuide(publicUrl) : undefined
  const places = [
    ...(role === 'both' ? [] : [['Role', role] as const]),
    ['Shop', publicUrl] as const,
    ['Console', `${publicUrl}/console`] as const,
    ['API', `${publicUrl}/api/docs`] as const,
    ...(guide?.places ?? []),
  ]
  const lines = [
    `Longhaul is ready${demo ? ' (demo mode: nothing here is real)' : ''}`,
    '',
    ...places.map(([name, place]) => `${name.padEnd(11)}${place}`),
    ...(guide ? ['', ...guide.lines] : []),
    '',
    'Press Ctrl-C to stop. All data is kept.',
  ]
  process.stdout.write(`\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`)
}

main().catch((error: unknown) => {
  const settings = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].filter(
    (name) => process.env[name] || process.env[`${name}_FILE`],
  )
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    isCertificateError(error)
      ? `The database's certificate was not accepted: ${why}. Renew it on the database server, or name the certificate of its CA with sslrootcert= in DATABASE_URL.\n`
      : settings.length > 0 && isUnreachable(error) && codeOf(error) !== 'ENOENT'
        ? `The database of ${settings.join(' or ')} does not answer: ${why}\n`
        : `${why}\n`,
  )
  process.exit(1)
})
