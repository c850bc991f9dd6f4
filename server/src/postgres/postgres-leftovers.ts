import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fingerprint } from './postgres-lock.ts'
import { removeOldSocketDirs, socketConfig, type SocketConfig } from './postgres-socket.ts'

/**
 * Ends the PostgreSQL processes that a killed server left running on this folder, and removes its remains.
 * The caller holds the lock, so any process still running is an orphan.
 * @throws if the folder is in use by a server that is not ours.
 */
export async function stopLeftovers(dataDir: string, log: (line: string) => void): Promise<void> {
  await removeOldSocketDirs(dataDir)
  await stopLeftoverServers(dataDir, log)
}

/** The same for the processes only, because the socket folder is still in use. */
export async function stopLeftoverServers(dataDir: string, log: (line: string) => void): Promise<void> {
  // Other systems have no /proc by which to recognise our server; there PostgreSQL's own lock file prevents a
  // second one.
  if (process.platform !== 'linux') return
  if (!(await readLockFile(dataDir))) return
  for (const [signal, patienceMs] of steps) {
    const running = await serverProcesses(dataDir)
    if (running.length === 0) break
    log(`ending a database server that its parent left running (${signal})`)
    const postmaster = running.filter((process) => process.isPostmaster)
    // Sessions and helper processes end with the postmaster; if it was killed, they are signalled one by one.
    for (const { pid } of postmaster.length > 0 ? postmaster : running) signalIfAlive(pid, signal)
    await untilGone(dataDir, patienceMs)
  }
  await dropStaleLockFile(dataDir)
}

/**
 * The connection to the PostgreSQL that another server process runs on this folder; undefined if there is
 * none.
 */
export async function findPostgres(dataDir: string): Promise<SocketConfig | undefined> {
  const lockFile = await readLockFile(dataDir)
  if (!lockFile?.ready || !isPostgres(await commandLine(lockFile.pid))) return undefined
  return socketConfig(lockFile.socketDir)
}

/**
 * A name in the command line of a server and in the titles of its processes, which distinguishes them from
 * those of other folders.
 */
export function clusterName(dataDir: string): string {
  return `longhaul-${fingerprint(dataDir)}`
}

/**
 * Fast shutdown, immediate shutdown, and a signal that cannot be ignored. After the last two, the next start
 * performs recovery.
 */
const steps = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000],
] as const

export interface LockFile {
  pid: number
  socketDir: string
  ready: boolean
}

/** Reads PostgreSQL's own lock file: line 1 is the process id, line 5 the socket folder, line 8 the state. */
export async function readLockFile(dataDir: string): Promise<LockFile | undefined> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * After a crash, and always in a container, the process id in the file may by now belong to an unrelated
 * process, to the server of another copy of this folder, or to an unreaped zombie, and PostgreSQL would
 * refuse to start.
 */
async function dropStaleLockFile(dataDir: string): Promise<void> {
  const lockFile = await readLockFile(dataDir)
  if (!lockFile || !isAlive(lockFile.pid)) return
  const holder = await commandLine(lockFile.pid)
  if (isPostgres(holder) && !(await worksElsewhere(lockFile.pid, dataDir))) {
    throw new Error(
      `The database in ${dataDir} is already in use by another PostgreSQL server (process ${lockFile.pid}). Stop that one first, or choose another folder.`,
    )
  }
  await rm(join(dataDir, 'postmaster.pid'), { force: true })
}

async function untilGone(dataDir: string, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until && (await serverProcesses(dataDir)).length > 0) await pause(20)
}

async function serverProcesses(dataDir: string): Promise<{ pid: number; isPostmaster: boolean }[]> {
  const names = await readdir('/proc').catch(() => [])
  const found: { pid: number; isPostmaster: boolean }[] = []
  for (const pid of names.map(Number).filter((number) => number > 0)) {
    const command = await commandLine(pid)
    if (!isPostgres(command) || !command.includes(clusterName(dataDir))) continue
    found.push({ pid, isPostmaster: command.includes('\0-D\0') })
  }
  return found
}

/**
 * The arguments of a process, separated by NUL; empty if it is gone or a zombie, or the system has no /proc.
 */
function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

/**
 * A postmaster keeps its path as its command line; its children have a title: `postgres: longhaul-…:
 * checkpointer`.
 */
function isPostgres(command: string): boolean {
  return /^(?:[^\0]*\/)?postgres(?:\0|:)/.test(command)
}

/**
 * Whether a server uses another data folder, which is its working directory. Also false if we are not allowed
 * to look.
 */
async function worksElsewhere(pid: number, dataDir: string): Promise<boolean> {
  const theirs = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
  const ours = await stat(dataDir)
  return theirs !== undefined && (theirs.ino !== ours.ino || theirs.dev !== ours.dev)
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, signal)
}

/** Whether a process exists; also true for zombies and for processes of other users. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
