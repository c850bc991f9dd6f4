import { resolve, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Place,
  checkBackup,
  chooseBackup,
  endAfter,
  makeBackup,
  newKey,
  openPlace,
  readKeepRule,
} from './operations/public.ts'
import type { Env } from './platform/env.ts'
import { openFiles } from './platform/files/open-files.ts'
import { programVersion } from './platform/program-version.ts'
import { readEnv } from './read-env.ts'
import { runningDatabase } from './postgres/running-database.ts'

const USAGE = `Usage: npm run backup -- FOLDER [--key=age1…] [--keep=7d4w12m]
npm run backup -- FOLDER --check [--backup=NAME]
npm run backup -- --new-key
FOLDER is a folder on this machine or in a bucket: https://s3.example.com/bucket/folder`

/**
 * `npm run backup -- FOLDER`: backs up the database and files as of one moment, whether or not a server is
 * running. Exits with 1 if no backup was made, and with 2 if one was made but the installation itself has
 * faults.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  if (values['new-key']) return await printNewKey()
  const [given, ...more] = positionals
  const keep = values.keep === undefined ? undefined : readKeepRule(values.keep)
  if (given === undefined || more.length > 0 || (values.keep !== undefined && !keep)) throw new Error(USAGE)
  const env = readEnv({ ...process.env, DEMO: '1' })
  void endAfter(env.backupTimeoutSeconds, async () => database?.stop())
  const place = await openPlace(env, given, process.env['INIT_CWD'])
  try {
    await (values.check ? check(place, values.backup) : make(env, place, values.key ?? null, keep))
  } finally {
    await place.close()
  }
}

/** The database of this backup, once it is open. */
let database: Awaited<ReturnType<typeof runningDatabase>> | undefined

async function make(
  env: Env,
  place: Place,
  recipient: string | null,
  keep: ReturnType<typeof readKeepRule>,
): Promise<void> {
  const dataDir = resolve(env.dataDir)
  // Written to stderr, because stdout is for the command's own output.
  console.error(`Data: ${env.databaseUrl ? 'the database of DATABASE_URL, ' : ''}${dataDir}`)
  database = await runningDatabase(env.databaseDirectUrl ?? env.databaseUrl, join(dataDir, 'database'))
  try {
    const made = await makeBackup({
      database: database.config,
      files: openFiles({ dataDir, bucket: env.bucket }),
      place,
      recipient,
      keep,
      version: await programVersion(),
    })
    printMade(place.name, made)
    if (made.faults.length > 0) process.exitCode = 2
  } finally {
    await database.stop()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        keep: { type: 'string' },
        check: { type: 'boolean' },
        backup: { type: 'string' },
        'new-key': { type: 'boolean' },
      },
    })
  } catch {
    throw new Error(USAGE)
  }
}

async function check(place: Place, name: string | undefined): Promise<void> {
  const chosen = await chooseBackup(place, name)
  const { tables, files } = await checkBackup(place, chosen)
  console.log(`${chosen} is complete: ${tables.length} tables, ${files.count} files.`)
}

async function printNewKey(): Promise<void> {
  const { identity, recipient } = await newKey()
  console.log(
    `# Keep this line in a file on another machine; without it, no backup can be decrypted.\n${identity}\n# To encrypt backups, use --key=${recipient}`,
  )
}

type Made = Awaited<ReturnType<typeof makeBackup>>

function printMade(place: string, { name, manifest, files, removed, faults }: Made): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const encrypted = manifest.recipient === null ? 'not encrypted' : `encrypted to ${manifest.recipient}`
  console.log(`${place}/${name} is complete, ${encrypted}.`)
  console.log(
    `  ${manifest.tables.length} tables with ${rows} rows, ${files.kept.length} files, ${files.added} of them new (${Math.ceil(files.addedBytes / 1024)} KB)`,
  )
  if (removed.length > 0) console.log(`  removed: ${removed.join(', ')}`)
  if (manifest.sealing_keys.length > 0)
    console.log(
      `  Sealing ${manifest.sealing_keys.length > 1 ? 'keys' : 'key'} ${manifest.sealing_keys.join(', ')} (SEALING_KEYS, or DATA_DIR/sealing-keys) must be kept somewhere else: the backup does not contain the keys, and nothing sealed can be read without them.`,
    )
  for (const fault of faults) console.log(`FAULT  ${fault}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  // Not `process.exit`, which waits for blocked threads without a time limit.
  process.exitCode = 1
})
