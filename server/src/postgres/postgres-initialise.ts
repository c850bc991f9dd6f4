import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { handOver, serverEnvironment, type Account } from './postgres-account.ts'
import { deathSignal, run } from './postgres-run.ts'
import { roleName } from './postgres-socket.ts'

interface Initialise {
  dataDir: string
  bin: string
  account: Account
  fsync: boolean
  log: (line: string) => void
}

/**
 * Creates the database files in a folder next to `dataDir` and then renames that to `dataDir`, which so never
 * contains a partial database. Does nothing if they already exist. The caller holds the lock.
 */
export async function initialise({ dataDir, bin, account, fsync, log }: Initialise): Promise<void> {
  if (await isInitialised(dataDir)) return
  const parent = dirname(dataDir)
  const half = `${basename(dataDir)}.init-`
  for (const name of await readdir(parent)) {
    if (name.startsWith(half)) await rm(join(parent, name), { recursive: true, force: true })
  }
  log(`making a new database in ${dataDir}`)
  // A new name each time, so that an initdb that outlived its killed parent cannot write into this folder.
  const fresh = join(parent, half + randomBytes(4).toString('hex'))
  await mkdir(fresh, { mode: 0o700 })
  try {
    await handOver(fresh, account)
    await runInitdb(fresh, bin, account, fsync)
    await rename(fresh, dataDir)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
  if (fsync) await flush(parent)
}

/**
 * The locale is set explicitly and never inherited. Without one, a bare system gets SQL_ASCII; with plain
 * `C`, character classes only cover ASCII, so that pg_trgm finds no trigrams in Chinese.
 */
async function runInitdb(folder: string, bin: string, account: Account, fsync: boolean): Promise<void> {
  const handle = await open(folder)
  try {
    const options = [
      `--pgdata=${account.dataPath(folder)}`,
      `--username=${roleName}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-instructions',
    ]
    if (!fsync) options.push('--no-sync')
    const command = [...account.prefix, ...(await deathSignal()), join(bin, 'initdb'), ...options]
    const made = await run(command, { ...account.identity, env: serverEnvironment(), handle: handle.fd })
    if (!made.ok) throw new Error(`PostgreSQL could not create a database in ${folder}: ${made.output}`)
  } finally {
    await handle.close()
  }
}

async function isInitialised(dataDir: string): Promise<boolean> {
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length === 0) return false
  if (!entries.includes('PG_VERSION')) {
    throw new Error(`${dataDir} contains files that are not a database. Empty it, or choose another folder.`)
  }
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()
  if (version !== '18') {
    throw new Error(
      `${dataDir} was created by PostgreSQL ${version}, but this is PostgreSQL 18. Export the data there and import it here.`,
    )
  }
  return true
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
