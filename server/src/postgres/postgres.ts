import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, open, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../platform/make-folder.ts'
import { Client } from 'pg'
import { chooseAccount, serverEnvironment, type Account } from './postgres-account.ts'
import { findBinaries } from './postgres-binaries.ts'
import { initialise } from './postgres-initialise.ts'
import { type Revival, keepRunning } from './postgres-keep.ts'
import { clusterName, readLockFile, stopLeftoverServers, stopLeftovers } from './postgres-leftovers.ts'
import { lockDataDir } from './postgres-lock.ts'
import { deathSignal } from './postgres-run.ts'
import {
  databaseName,
  emptySocketDir,
  makeSocketDir,
  removeSocketDir,
  socketConfig,
  type SocketConfig,
} from './postgres-socket.ts'

export interface PostgresOptions {
  /** The folder of the database files; it is created if missing, and its parent must be writable. */
  dataDir: string
  /** Receives each line that the server prints, and messages about what the launcher does. */
  log?: (line: string) => void
  /** `false` only for disposable databases, because a power cut then ruins the files. Default `true`. */
  fsync?: boolean
  /** Default 100, like PostgreSQL's own. */
  maxConnections?: number
  /** Makes the server collect totals and times per statement. Default `false`. */
  countsStatements?: boolean
  /** Called with the reason when the server is down and being restarted, and with null when it is back. */
  onAway?: (why: string | null) => void
  /** Called once if the server has ended and could not be restarted. */
  onLost?: (error: Error) => void
  /** How it is restarted after an unexpected end; the default suits a server. */
  again?: Revival
}

export interface Postgres {
  /** For `new pg.Pool(config)`. The role is the owner and superuser of this server. */
  config: SocketConfig
  /**
   * Ends all sessions, writes everything to disk and resolves when the server is gone. May be called twice.
   */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL installed by npm on the files in `dataDir`, reachable only through a private Unix
 * socket. It ends with this process, however that ends. Call this from the main thread, because the server
 * would end with a worker thread.
 * @throws if another process uses `dataDir`, if the folder has other contents, or if PostgreSQL cannot run
 * here.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const log = options.log ?? (() => {})
  const dataDir = await settledPath(options.dataDir)
  const unlock = await lockDataDir(dataDir)
  try {
    await stopLeftovers(dataDir, log)
    const account = await chooseAccount(dataDir)
    const bin = await findBinaries(dataDir, account, log)
    await initialise({ dataDir, bin, account, fsync: options.fsync ?? true, log })
    return await launch({ ...options, dataDir, log, account, bin, unlock })
  } catch (error) {
    unlock()
    throw error
  }
}

interface Launch extends PostgresOptions {
  log: (line: string) => void
  account: Account
  bin: string
  unlock: () => void
}

async function launch(start: Launch): Promise<Postgres> {
  const { dataDir, log, account, unlock } = start
  const socketDir = await makeSocketDir(dataDir, account)
  const config = socketConfig(socketDir)
  let current = await spawnServer(start, socketDir).catch(async (error: unknown) => {
    await removeSocketDir(socketDir)
    throw error
  })
  // Without this, `process.exit()` would leave the server running on systems without setpriv.
  const onExit = (): void => void current.server.kill('SIGINT')
  process.once('exit', onExit)

  const ending = new AbortController()
  let keeping: Promise<void> | undefined
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= shutDown())
  async function shutDown(): Promise<void> {
    ending.abort()
    current.server.kill('SIGINT')
    const patience = setTimeout(() => current.server.kill('SIGQUIT'), 60_000)
    await keeping
    await current.gone
    clearTimeout(patience)
    process.off('exit', onExit)
    await removeSocketDir(socketDir)
    unlock()
  }

  try {
    await untilReady(dataDir, current.server, log)
    await ensureDatabase(config)
  } catch (error) {
    await stop()
    throw new Error(startFailure(dataDir, error, current.lastLines), { cause: error })
  }
  keeping = keepRunning({
    first: current,
    signal: ending.signal,
    again: start.again,
    async revive() {
      await stopLeftoverServers(dataDir, log)
      await emptySocketDir(socketDir)
      current = await spawnServer(start, socketDir)
      if (ending.signal.aborted) current.server.kill('SIGINT')
      return { ...current, ready: untilReady(dataDir, current.server, log) }
    },
    onAway: (why) => {
      log(why ?? 'the database server is back')
      start.onAway?.(why)
    },
    onLost: (why) =>
      void current.gone.then(() => start.onLost?.(new Error(startFailure(dataDir, why, current.lastLines)))),
  })
  return { config, stop }
}

interface Spawned {
  server: ChildProcess
  /** Resolves when the process has ended. */
  ended: Promise<void>
  /** Resolves when the server and all its sessions have ended and all output has been read. */
  gone: Promise<void>
  /** The last lines of its output. */
  lastLines: string[]
}

/**
 * Spawns the server in its own session, so that Ctrl-C in a terminal reaches only us and we can finish our
 * work first.
 */
async function spawnServer(start: Launch, socketDir: string): Promise<Spawned> {
  const { dataDir, account, bin } = start
  await chmod(dataDir, 0o700)
  const folder = await open(dataDir)
  try {
    const [command = '', ...args] = [
      ...account.prefix,
      ...(await deathSignal()),
      join(bin, 'postgres'),
      '-D',
      account.dataPath(dataDir),
      ...settings(start, socketDir).flatMap((setting) => ['-c', setting]),
    ]
    const child = spawn(command, args, {
      ...account.identity,
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', folder.fd],
    })
    // The listeners are added immediately: a server that rejects its settings is gone before the next line
    // runs.
    const gone = new Promise<void>((done) => child.once('close', () => done()))
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    await new Promise<void>((done, fail) => child.once('spawn', () => done()).once('error', fail))
    return { server: child, ended, gone, lastLines: followOutput(child, start.log) }
  } finally {
    await folder.close()
  }
}

function settings(start: Launch, socketDir: string): string[] {
  const durable = start.fsync ?? true
  return [
    `cluster_name=${clusterName(start.dataDir)}`,
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories="${socketDir}"`,
    'unix_socket_permissions=0700',
    `max_connections=${start.maxConnections ?? 100}`,
    // Failed statements are already reported to us; their text may contain customer data and must not be
    // logged.
    'log_min_messages=log',
    'log_checkpoints=off',
    'logging_collector=off',
    `fsync=${durable ? 'on' : 'off'}`,
    ...(start.countsStatements ? ['shared_preload_libraries=pg_stat_statements'] : []),
    ...(durable ? [] : ['synchronous_commit=off', 'full_page_writes=off']),
  ]
}

/**
 * Waits until the server is ready. Recovery after a crash may take long; the wait lasts as long as the server
 * is alive.
 */
async function untilReady(dataDir: string, server: ChildProcess, log: (line: string) => void): Promise<void> {
  const startedAt = performance.now()
  for (let waitMs = 8, warned = false; ; waitMs = Math.min(waitMs * 1.3, 250)) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('the server ended while starting')
    const lockFile = await readLockFile(dataDir)
    if (lockFile?.ready && lockFile.pid === server.pid) return
    if (!warned && performance.now() - startedAt > 10_000) {
      warned = true
      log('the database is still starting, probably recovering after a crash')
    }
    await pause(waitMs)
  }
}

/**
 * Creates the database here and not at initialisation, so that if a start is killed in between, the next one
 * repairs it.
 */
async function ensureDatabase(config: SocketConfig): Promise<void> {
  const client = new Client({
    ...config,
    database: 'postgres',
    connectionTimeoutMillis: 60_000,
    query_timeout: 60_000,
  })
  // Errors are reported by the failing call; without a listener Node would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

function followOutput(server: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = []
  if (!server.stderr) return last
  createInterface({ input: server.stderr }).on('line', (line) => {
    last.push(line)
    if (last.length > 12) last.shift()
    log(line)
  })
  return last
}

function startFailure(dataDir: string, error: unknown, lastLines: string[]): string {
  if (lastLines.some((line) => line.includes('postmaster.pid" already exists'))) {
    return `The database in ${dataDir} is already in use by another PostgreSQL server. Stop that one first, or choose another folder.`
  }
  const why = error instanceof Error ? error.message : String(error)
  return [`PostgreSQL did not start on ${dataDir}: ${why}`, ...lastLines].join('\n')
}

/** The canonical path of the folder, so that different spellings lead to the same lock. */
async function settledPath(given: string): Promise<string> {
  const path = resolve(given)
  await makeFolder(dirname(path))
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}
