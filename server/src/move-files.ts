import { join, resolve } from 'node:path'
import { checkFiles, copyFiles } from './files/public.ts'
import { createDb, createPool } from './platform/database/db.ts'
import { BucketStore } from './platform/files/bucket-store.ts'
import { folderOf, openFiles } from './platform/files/open-files.ts'
import { readEnv } from './read-env.ts'
import { runningDatabase } from './postgres/running-database.ts'

const USAGE = `Usage: npm run move-files -- to-bucket      copies every stored file from DATA_DIR into the bucket of S3_URL
       npm run move-files -- to-folder      copies every stored file from the bucket into DATA_DIR
       npm run move-files -- check          reads and verifies every stored file where the server reads it`

/**
 * `npm run move-files`: safe to run any number of times while the server is running. Exits with 1 if a file
 * is missing or damaged.
 */
async function main(): Promise<void> {
  const [what, ...more] = process.argv.slice(2)
  if (more.length > 0 || !['to-bucket', 'to-folder', 'check'].includes(what ?? '')) throw new Error(USAGE)
  const env = readEnv({ ...process.env, DEMO: '1' })
  env.dataDir = resolve(env.dataDir)
  if (what !== 'check' && !env.bucket)
    throw new Error('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY are required.')
  const database = await runningDatabase(
    env.databaseDirectUrl ?? env.databaseUrl,
    join(env.dataDir, 'database'),
  )
  const db = createDb(createPool(database.config, 2, 'upkeep'))
  try {
    const folder = folderOf(env)
    const bucket = env.bucket && new BucketStore(env.bucket)
    await bucket?.prepare()
    const { copied, there, bytes, faults } =
      what === 'check' || !bucket
        ? await checkFiles(db, openFiles(env))
        : await (what === 'to-bucket' ? copyFiles(db, folder, bucket) : copyFiles(db, bucket, folder))
    for (const fault of faults) console.log(`FAULT  ${fault}`)
    const megabytes = (bytes / 1024 ** 2).toFixed(1)
    console.log(
      what === 'check'
        ? `${there} files are intact (${megabytes} MB).`
        : `${copied} files were copied and verified (${megabytes} MB), ${there} were already there. Nothing was removed.`,
    )
    process.exitCode = faults.length > 0 ? 1 : 0
  } finally {
    await db.destroy()
    await database.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
