import { chown, mkdtemp, readdir, rmdir, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mayUse, type Account } from './postgres-account.ts'
import { fingerprint } from './postgres-lock.ts'

/** All connection settings, so that PG* environment variables cannot supply any of them. */
export interface SocketConfig {
  /** The folder of the socket. */
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

export const databaseName = 'longhaul'
export const roleName = 'longhaul'

export function socketConfig(socketDir: string): SocketConfig {
  return { host: socketDir, port: 5432, user: roleName, database: databaseName, ssl: false }
}

/**
 * Creates a folder that only the server's user (and root) may enter, because access to the socket is access
 * to the database. It is not next to the data: the kernel limits socket paths to 107 bytes, and a Chinese
 * character takes three.
 */
export async function makeSocketDir(dataDir: string, account: Account): Promise<string> {
  const prefix = namePrefix(dataDir)
  for (const place of places(dataDir)) {
    if (Buffer.byteLength(join(place, `${prefix}XXXXXX`, socketName)) > 107 || place.includes('"')) continue
    const made = await mkdtemp(join(place, prefix)).catch(() => undefined)
    if (made === undefined) continue
    const { uid, gid } = account.identity
    if (uid === undefined || gid === undefined) return made
    await chown(made, uid, gid)
    if (await mayUse(made, 'write', account)) return made
    await removeSocketDir(made)
  }
  throw new Error(
    'There is no temporary folder in which the database can put its socket. Set TMPDIR to a short path.',
  )
}

/**
 * Removes a socket folder, not recursively: in a folder that everyone can write to, another user may have
 * created one with this name.
 */
export async function removeSocketDir(socketDir: string): Promise<void> {
  await emptySocketDir(socketDir)
  await rmdir(socketDir).catch(() => {})
}

/**
 * Removes the socket files of a killed server; otherwise the next server would assume that it is still
 * running.
 */
export async function emptySocketDir(socketDir: string): Promise<void> {
  for (const name of [socketName, `${socketName}.lock`]) await unlink(join(socketDir, name)).catch(() => {})
}

/**
 * Removes the socket folders of killed processes. The caller holds the lock of the data folder, so no running
 * process of ours needs them.
 */
export async function removeOldSocketDirs(dataDir: string): Promise<void> {
  for (const place of places(dataDir)) {
    const names = await readdir(place).catch(() => [])
    const old = names.filter((name) => name.startsWith(namePrefix(dataDir)))
    for (const name of old) await removeSocketDir(join(place, name))
  }
}

const socketName = '.s.PGSQL.5432'

function namePrefix(dataDir: string): string {
  return `longhaul-${fingerprint(dataDir).slice(0, 10)}-`
}

function places(dataDir: string): Set<string> {
  return new Set([tmpdir(), '/tmp', '/var/tmp', dirname(dataDir)])
}
