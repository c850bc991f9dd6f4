import { appendFileSync, writeFileSync } from 'node:fs'
import { freePort } from '../../server/test/server-process.ts'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { Load } from './load.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

/**
 * Reverts a mistake with PostgreSQL's own archive: restores the database to the moment before, from an older
 * base backup.
 */
export async function pointInTime(scene: Scene): Promise<string> {
  const archive = scene.folderFor('archive')
  const cluster = await Cluster.make(scene, {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  })
  await cluster.ask('create database longhaul')
  const shop = await startShop(scene, shopOn(scene, cluster.url('longhaul')))
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const load = await Load.begin(shop.url, 10)
  await load.more(200)
  const base = scene.folderFor('base')
  scene.run(programCalled('pg_basebackup', 'postgresql-client'), [
    ...['--pgdata', base, '--host', '127.0.0.1', '--port', String(cluster.port), '--username', 'longhaul'],
    ...['--checkpoint', 'fast', '--wal-method', 'stream'],
  ])
  await load.more(200)
  const { lost } = await load.end()
  if (lost.length > 0) throw new Error(lost.join('; '))
  const wanted = await nicknames(cluster)
  const [moment] = await cluster.ask<{ at: string }>(`select now()::text as at`)
  await cluster.ask(`update shoppers set nickname = 'a mistake'`, 'longhaul')
  await cluster.ask('select pg_switch_wal()')
  await until('everything is in the archive', async () => {
    const [{ failed, ready } = { failed: 1, ready: 1 }] = await cluster.ask<{
      failed: number
      ready: number
    }>(
      `select failed_count::int as failed, (select count(*)::int from pg_ls_archive_statusdir() where name like '%.ready') as ready from pg_stat_archiver`,
    )
    return failed === 0 && ready === 0
  })
  await shop.end()
  await cluster.stop()

  const begun = performance.now()
  writeFileSync(`${base}/recovery.signal`, '')
  appendFileSync(
    `${base}/postgresql.conf`,
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment!.at}'\nrecovery_target_action = 'promote'\narchive_mode = 'off'\n`,
  )
  const back = new Cluster(scene, base, await freePort())
  await back.start()
  await until(
    'it has reached the moment',
    async () => (await back.ask<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is === false,
  )
  const found = await nicknames(back)
  if (found !== wanted) throw new Error(`wanted ${wanted}, found ${found}`)
  const settings = shopOn(scene, back.url('longhaul'))
  await proveBooks(settings)
  const again = await startShop(scene, settings)
  if ((await again.status('/api/v1/health/ready')) !== 200) throw new Error('the shop is not ready on it')
  return `taken back to the moment before a mistake in ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${load.calls} calls in it, the books balance`
}

async function nicknames(cluster: Cluster): Promise<string> {
  const rows = await cluster.ask<{ nickname: string }>(
    'select nickname from shoppers order by email',
    'longhaul',
  )
  return rows.map(({ nickname }) => nickname).join(' ')
}
