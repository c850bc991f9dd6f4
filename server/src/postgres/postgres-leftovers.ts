import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fingerprint } from './postgres-lock.ts'
import { removeOldSocketDirs, socketConfig, type SocketConfig } from './postgres-socket.ts'

/**
 * Ends what a killed server left running on this folder and clears its traces. The caller holds the lock, so
 * whatever still runs has lost its parent.
 * @throws when the folder is in use by a server that is not ours.
 */
export async function stopLeftovers(dataDir: string, log: (line: string) => void): Promise<void> {
  await removeOldSocketDirs(dataDir)
  await stopLeftoverServers(dataDir, log)
}

/** The same for the server alone, whose socket's folder is still in use. */
export async function stopLeftoverServers(dataDir: string, log: (line: string) => void): Promise<void> {
  // Elsewhere there is no /proc to tell our server from another; PostgreSQL's own lock file then refuses.
  if (process.platform !== 'linux') return
  if (!(await readLockFile(dataDir))) return
  for (const [signal, patienceMs] of steps) {
    const running = await serverProcesses(dataDir)
    if (running.length === 0) break
    log(`ending a database server that its parent left running (${signal})`)
    const postmaster = running.filter((process) => process.isPostmaster)
    // Sessions and helpers end with the postmaster; where it was killed they are asked one by one.
    for (const { pid } of postmaster.length > 0 ? postmaster : running) signalIfAlive(pid, signal)
    await untilGone(dataDir, patienceMs)
  }
  await dropStaleLockFile(dataDir)
}

/** How to reach the server that another server process runs on this folder; undefined when none runs. */
export async function findPostgres(dataDir: string): Promise<SocketConfig | undefined> {
  const lockFile = await readLockFile(dataDir)
  if (!lockFile?.ready || !isPostgres(await commandLine(lockFile.pid))) return undefined
  return socketConfig(lockFile.socketDir)
}

/** In the command line of a server and in the title of each of its processes; distinguishes them from those of other folders. */
export function clusterName(dataDir: string): string {
  return `longhaul-${fingerprint(dataDir)}`
}

/** Fast shutdown, immediate shutdown, and what cannot be ignored. After the last two the next start recovers. */
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

/** PostgreSQL's own: line 1 is the process, 5 the folder of its socket, 8 its state. */
export async function readLockFile(dataDir: string): Promise<LockFile | undefined> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * After a crash, and always in a container, the number in the file may meanwhile belong to an unrelated process, to the
 * server of another copy of this folder, or to a zombie that is not reaped. PostgreSQL would refuse to start.
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

/** Arguments apart by NUL; empty for a process that is gone, a zombie, or a system without /proc. */
function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

/** A postmaster keeps its path, its children carry a title: `postgres: longhaul-…: checkpointer`. */
function isPostgres(command: string): boolean {
  return /^(?:[^\0]*\/)?postgres(?:\0|:)/.test(command)
}

/** A server's working directory is its data folder. False also when we may not look. */
async function worksElsewhere(pid: number, dataDir: string): Promise<boolean> {
  const theirs = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
  const ours = await stat(dataDir)
  return theirs !== undefined && (theirs.ino !== ours.ino || theirs.dev !== ours.dev)
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, signal)
}

/** True also for a zombie and for a process of another user. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
