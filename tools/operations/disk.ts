import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { Load } from './load.ts'
import { Missing, type Scene, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

const SIZE_MB = 400

/** The database's disk fills up under load, down to its last byte, and is then given space again. */
export async function fullDisk(scene: Scene): Promise<string> {
  const disk = scene.folderFor('disk')
  const owner = scene.user ? [`uid=${scene.user.uid}`, `gid=${scene.user.gid}`] : []
  const options = [`size=${SIZE_MB}m`, 'mode=0700', ...owner].join(',')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'longhaul-disk', disk], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0)
    throw new Missing(`no disk of its own can be mounted here: ${mounted.stderr?.trim()}`)
  scene.later(() => spawnSync('umount', ['--lazy', disk]))
  const cluster = await Cluster.make(
    scene,
    { min_wal_size: '32MB', max_wal_size: '64MB', wal_recycle: 'off' },
    `${disk}/data`,
  )
  await cluster.ask('create database longhaul')
  const settings = shopOn(scene, cluster.url('longhaul'))
  const shop = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const load = await Load.begin(shop.url, 10)
  await load.more(200)
  const ballast = `${disk}/ballast`
  fill(ballast)
  // PostgreSQL continues in its existing files until it needs another one.
  const refusedMs = await until('writing is refused', () => load.failures > 20, 120_000)
  rmSync(ballast)
  // Without space for its log it shuts down; a service manager restarts it.
  if (!(await cluster.answers())) await cluster.start()
  const begun = performance.now()
  await load.more(100)
  const backMs = performance.now() - begun
  const { lost } = await load.end()
  const odd = [...load.failed.keys()].filter((why) => !/^50[37] /.test(why))
  if (lost.length > 0 || odd.length > 0) throw new Error([...lost, ...odd].join('; '))
  await proveBooks(settings)
  const full = [...load.failed]
    .filter(([why]) => why.startsWith('507'))
    .reduce((sum, [, count]) => sum + count, 0)
  return `full after ${Math.round(refusedMs / 1_000)} s: ${full} answered 507, ${load.failures - full} answered 503, nothing acknowledged was lost, 100 calls ${Math.round(backMs)} ms after there was room, the books balance`
}

/** Fills the free space, to the last byte. */
function fill(path: string): void {
  const part = Buffer.alloc(1024 * 1024, 1)
  for (const size of [part.length, 4096, 1])
    for (;;)
      try {
        writeFileSync(path, part.subarray(0, size), { flag: 'a' })
      } catch {
        break
      }
}
