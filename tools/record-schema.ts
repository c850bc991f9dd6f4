import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderPlace, makeBackup } from '../server/src/operations/public.ts'
import { createPool } from '../server/src/platform/database/db.ts'
import { migrationNames } from '../server/src/platform/database/migrate.ts'
import { FolderStore } from '../server/src/platform/files/folder-store.ts'
import { programVersion } from '../server/src/platform/program-version.ts'
import { startPostgres } from '../server/src/postgres/postgres.ts'
import { RECORDS, RECORDS_KEY, packRecord, recordFile } from '../server/test/recorded-schemas.ts'
import { ServerProcess, buildServer } from '../server/test/server-process.ts'

/*
 * `npm run record-schema`, before each release: has the demo's story played, and stores its database in
 * `server/test/recorded-schemas`. From then on every later version is tested with it: it must be able to
 * upgrade these data, and no migration in it may change any more.
 */

/**
 * Data that a demo generates by the thousand, and its long articles: a few of each are enough. Pictures are
 * left out as well.
 */
const SLIMMED = [
  'update article_texts set body = left(body, 80)',
  'delete from earlier_travels where id > (select id from earlier_travels order by id offset 50 limit 1)',
  'delete from goods_knowledge where id > (select id from goods_knowledge order by id offset 20 limit 1)',
  'delete from estimate_models where not in_force',
  'delete from goods_models where not in_force',
  "update goods_models set words = decode(repeat('00', length(words)), 'hex')",
  'delete from goods_sellers where shop > (select shop from goods_sellers order by shop offset 20 limit 1)',
  // The product stores its own release again when it starts.
  'delete from rules_releases',
  'delete from mails where id > (select id from mails order by id offset 20 limit 1)',
]

const folder = mkdtempSync(join(tmpdir(), 'longhaul-record-'))
try {
  await buildServer()
  await seedDemo()
  console.log(await record())
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function seedDemo(): Promise<void> {
  const demo = await ServerProcess.start({
    DEMO: '1',
    DATA_DIR: folder,
    SEALING_KEYS: RECORDS_KEY.toString('base64'),
  })
  await demo.ready()
  const code = await demo.end()
  if (code !== 0) throw new Error(`the demo ended with ${code}:\n${demo.output}`)
}

async function record(): Promise<string> {
  const database = await startPostgres({ dataDir: join(folder, 'database') })
  try {
    const pool = createPool(database.config, 1, 'upkeep')
    try {
      for (const statement of SLIMMED) await pool.query(statement)
    } finally {
      await pool.end()
    }
    const version = await programVersion()
    const { manifest } = await makeBackup({
      database: database.config,
      files: new FolderStore(join(folder, 'none')),
      place: folderPlace(join(folder, 'backups')),
      recipient: null,
      version,
    })
    if (manifest.book_faults.length > 0) throw new Error(manifest.book_faults.join('\n'))
    const name = `${version}-${(await migrationNames()).at(-1)!.slice(0, 4)}`
    mkdirSync(RECORDS, { recursive: true })
    packRecord(name, join(folder, 'backups'))
    return `${recordFile(name)}: ${manifest.migrations.length} migrations, ${Math.ceil(statSync(recordFile(name)).size / 1024)} KB`
  } finally {
    await database.stop()
  }
}
