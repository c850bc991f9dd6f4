import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Place,
  chooseBackup,
  mendFiles,
  openPlace,
  restoreBackup,
  missingKeysWarning,
} from './operations/public.ts'
import type { Env } from './platform/env.ts'
import { openFiles } from './platform/files/open-files.ts'
import { readEnv } from './read-env.ts'
import { runningDatabase } from './postgres/running-database.ts'

const USAGE = 'Usage: npm run restore -- FOLDER [--backup=NAME] [--key-file=FILE] [--drill | --files]'

/**
 * `npm run restore -- FOLDER`: restores a backup, the newest unless another is named, into an empty DATA_DIR
 * or DATABASE_URL. With `--drill` it restores into a temporary folder with a database of its own, whatever
 * the settings are, so that this can be done while the shop is running. With `--files` it restores only the
 * stored files that the shop lacks.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0 || (values.drill && values.files)) throw new Error(USAGE)
  // npm changes to the repository; the path is relative to the caller's folder.
  const asSeen = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)
  const keyFile =
    values['key-file'] === undefined ? undefined : await readFile(asSeen(values['key-file']), 'utf8')
  const env = readEnv({ ...process.env, DEMO: '1' })
  const place = await openPlace(env, given, process.env['INIT_CWD'])
  try {
    const name = await chooseBackup(place, values.backup)
    if (values.files) return await restoreFiles(env, place, name, keyFile)
    const restore = (into: Env) => restoreInto(into, place, name, keyFile)
    await (values.drill ? drill(env, restore) : restore(env))
  } finally {
    await place.close()
  }
}

async function drill(env: Env, restore: (into: Env) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'longhaul-drill-'))
  try {
    await restore({ ...env, databaseUrl: undefined, databaseDirectUrl: undefined, dataDir })
    console.log('This was a drill: everything restored has been removed again.')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function restoreInto(env: Env, place: Place, name: string, keyFile: string | undefined): Promise<void> {
  const dataDir = resolve(env.dataDir)
  // Written to stderr, because stdout is for the command's own output.
  console.error(`Restoring into: ${env.databaseUrl ? 'the database of DATABASE_URL, ' : ''}${dataDir}`)
  const database = await runningDatabase(env.databaseDirectUrl ?? env.databaseUrl, join(dataDir, 'database'))
  try {
    const { sealingKeys } = env
    const say = (line: string) => console.log(line)
    const { manifest, files, without, missingKeys } = await restoreBackup({
      ...{ database: database.config, dataDir, sealingKeys, place, name, keyFile, say },
    })
    console.log(
      `${name} is restored: ${manifest.tables.length} tables, ${files} files. The books ${manifest.book_faults.length > 0 ? 'have the same faults as in the backup' : 'balance'}.`,
    )
    for (const fault of manifest.book_faults) console.log(`FAULT  known when the backup was made: ${fault}`)
    for (const id of without) console.log(`FAULT  the file ${id} was missing when the backup was made`)
    if (missingKeys.length > 0) console.log(missingKeysWarning(missingKeys, dataDir))
  } finally {
    await database.stop()
  }
}

/** Restores missing stored files. Exits with 2 if some are missing in the backup as well. */
async function restoreFiles(
  env: Env,
  place: Place,
  name: string,
  keyFile: string | undefined,
): Promise<void> {
  const dataDir = resolve(env.dataDir)
  const database = await runningDatabase(env.databaseDirectUrl ?? env.databaseUrl, join(dataDir, 'database'))
  try {
    const files = openFiles({ dataDir, bucket: env.bucket })
    const mended = await mendFiles({ database: database.config, files, place, name, keyFile })
    console.log(`${mended.restored} files were restored, ${mended.there} were already there.`)
    for (const id of mended.without) console.log(`FAULT  the file ${id} is not in the backup either`)
    if (mended.without.length > 0) process.exitCode = 2
  } finally {
    await database.stop()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        backup: { type: 'string' },
        'key-file': { type: 'string' },
        drill: { type: 'boolean' },
        files: { type: 'boolean' },
      },
    })
  } catch {
    throw new Error(USAGE)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
