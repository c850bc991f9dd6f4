import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { run } from './postgres-run.ts'

/** The user account that the server runs under, because PostgreSQL refuses to run as root. */
export interface Account {
  /** Put before each command. */
  prefix: string[]
  /** For `spawn`: set if the commands run as another user. */
  identity: { uid?: number; gid?: number }
  /** The path by which the commands reach the data folder, which they have open as descriptor 3. */
  dataPath(dataDir: string): string
}

/**
 * An ordinary user runs the server directly. Root runs it as the owner of existing files; else as itself
 * inside a user namespace, where it has another user id but can still access everything root can; else, if
 * namespaces are forbidden (as in most containers), as `nobody`.
 */
export async function chooseAccount(dataDir: string): Promise<Account> {
  const uid = process.getuid?.()
  if (uid === undefined)
    throw new Error('The built-in database does not run on this system. Set DATABASE_URL instead.')
  const owner = await ownerOf(dataDir)
  if (uid !== 0) {
    if (owner && owner.uid !== uid) throw new Error(foreignFiles(dataDir, owner.uid, uid))
    // initdb looks up its user by id, and fails if the user has no name, which is common in containers.
    return isNamed() ? ourselves : ((await insideNamespace()) ?? ourselves)
  }
  if (owner && owner.uid !== 0) return someoneElse(owner)
  return (await insideNamespace()) ?? asNobody(dataDir)
}

/**
 * An environment independent of ours, because variables such as PGPORT, LANG or TZ would change the server's
 * behaviour.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
}

/**
 * Whether the account may write to a folder, or at least enter it. Left to the system's `test` command,
 * because only the system knows all its rules.
 */
export async function mayUse(folder: string, how: 'write' | 'enter', account: Account): Promise<boolean> {
  const command = ['/bin/sh', '-c', `test ${how === 'write' ? '-w' : '-x'} "$1"`, 'sh', folder]
  return (await run([...account.prefix, ...command], account.identity)).ok
}

/** Makes the account the owner of a folder and its contents. */
export async function handOver(folder: string, { identity: { uid, gid } }: Account): Promise<void> {
  if (uid === undefined || gid === undefined) return
  await chown(folder, uid, gid)
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of inside) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, gid)
  }
}

const ourselves: Account = { prefix: [], identity: {}, dataPath: (dataDir) => dataDir }

/**
 * The path through the open descriptor reaches the data folder even if it is inside a folder that this user
 * cannot enter, such as root's home.
 */
function someoneElse(identity: { uid: number; gid: number }): Account {
  return { prefix: [], identity, dataPath: () => '/proc/self/fd/3' }
}

async function insideNamespace(): Promise<Account | undefined> {
  const [named] = await namedUsers()
  if (!named) return undefined
  const prefix = ['unshare', '--user', `--map-user=${named.uid}`, `--map-group=${named.gid}`, '--']
  const tried = await run([...prefix, 'true'])
  return tried.ok ? { ...ourselves, prefix } : undefined
}

async function asNobody(dataDir: string): Promise<Account> {
  const users = await namedUsers()
  const unprivileged = users.find((user) => user.name === 'nobody') ?? users.at(-1)
  if (!unprivileged)
    throw new Error('PostgreSQL does not run as root, and this system has no other user. Add one.')
  const account = someoneElse(unprivileged)
  if (await ownerOf(dataDir)) await handOver(dataDir, account)
  return account
}

interface NamedUser {
  name: string
  uid: number
  gid: number
}

/** Ordinary users first: 65534 also stands for every user that is unknown in a namespace. */
async function namedUsers(): Promise<NamedUser[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
    .toSorted((a, b) => Number(a.uid === 65534) - Number(b.uid === 65534))
}

function isNamed(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The owner of the database files; undefined if there are none yet. */
async function ownerOf(dataDir: string): Promise<{ uid: number; gid: number } | undefined> {
  const { uid, gid } = (await stat(dataDir).catch(() => undefined)) ?? {}
  if (uid === undefined || gid === undefined) return undefined
  const initialised = await lstat(join(dataDir, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  )
  return initialised ? { uid, gid } : undefined
}

function foreignFiles(dataDir: string, owner: number, uid: number): string {
  return `The database in ${dataDir} belongs to user ${owner}, and this is user ${uid}. Run as that user, or choose another folder.`
}
