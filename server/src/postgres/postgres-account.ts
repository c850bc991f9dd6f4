import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { run } from './postgres-run.ts'

/** On whose behalf the server runs: PostgreSQL refuses to be root. */
export interface Account {
  /** What goes before each command. */
  prefix: string[]
  /** For `spawn`: set where the commands run as another user. */
  identity: { uid?: number; gid?: number }
  /** How the commands reach the data folder, which is open as their descriptor 3. */
  dataPath(dataDir: string): string
}

/**
 * An ordinary user runs the server himself. Root runs it as the owner of existing files; else as itself inside a user
 * namespace, where it bears another number and reaches all that root reaches; else, where namespaces are forbidden
 * (as in most containers), as `nobody`.
 */
export async function chooseAccount(dataDir: string): Promise<Account> {
  const uid = process.getuid?.()
  if (uid === undefined)
    throw new Error('The built-in database does not run on this system. Set DATABASE_URL instead.')
  const owner = await ownerOf(dataDir)
  if (uid !== 0) {
    if (owner && owner.uid !== uid) throw new Error(foreignFiles(dataDir, owner.uid, uid))
    // initdb looks its user up by number and fails on one without a name, as containers like to give.
    return isNamed() ? ourselves : ((await insideNamespace()) ?? ourselves)
  }
  if (owner && owner.uid !== 0) return someoneElse(owner)
  return (await insideNamespace()) ?? asNobody(dataDir)
}

/** Nothing of our own environment: variables such as PGPORT, LANG or TZ would change what the server does. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
}

/** Whether the account may write to a folder, or only go through it. Asked of the system, which alone knows all its rules. */
export async function mayUse(folder: string, how: 'write' | 'enter', account: Account): Promise<boolean> {
  const command = ['/bin/sh', '-c', `test ${how === 'write' ? '-w' : '-x'} "$1"`, 'sh', folder]
  return (await run([...account.prefix, ...command], account.identity)).ok
}

/** Gives a folder and what is in it to the account. */
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
 * The path through the open descriptor leads to the folder even when it is below one that is closed to that user,
 * such as root's home.
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
    throw new Error('PostgreSQL does not run as root, and this system knows no other user. Add one.')
  const account = someoneElse(unprivileged)
  if (await ownerOf(dataDir)) await handOver(dataDir, account)
  return account
}

interface NamedUser {
  name: string
  uid: number
  gid: number
}

/** Ordinary numbers first: 65534 also stands for every user that a namespace does not know. */
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

/** Undefined while there are no database files yet. */
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
