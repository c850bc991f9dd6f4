import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/test/server-process.ts'
import { FIRST_CHANGE } from '../migration-locks.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { Load } from './load.ts'
import { here } from './machine.ts'
import { recipe } from './proxy.ts'
import { Missing, type Scene, programCalled, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

/**
 * The version before the newest migration, built from git's history, is replaced by this one under load, one
 * process after the other; then the reverse, as in a rollback; and once more. Each process ends by SIGTERM.
 */
export async function twoVersions(scene: Scene): Promise<string> {
  const haproxy = programCalled('haproxy')
  const before = await versionBefore(scene)
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const [front, one, two] = [await freePort(), await freePort(), await freePort()] as const
  const settings = shopOn(scene, cluster.url('longhaul'), {
    DRAIN_SECONDS: '5',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const shops = new Map<number, Awaited<ReturnType<typeof startShop>>>()
  for (const port of [one, two]) shops.set(port, await startShop(scene, settings, port, before.main))
  const migrated = async () =>
    (await cluster.ask<{ count: number }>('select count(*)::int as count from migrations', 'longhaul'))[0]!
      .count
  const old = await migrated()
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const ports = [
    ['127.0.0.1:8080', front],
    ['127.0.0.1:3001', one],
    ['127.0.0.1:3002', two],
  ] as const
  scene.start(haproxy, ['-db', '-f', recipe(scene, 'haproxy/haproxy.cfg', ports)])
  const base = `http://127.0.0.1:${front}`
  const isReady = () =>
    fetch(`${base}/api/v1/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('HAProxy has somebody to ask', isReady)
  const load = await Load.begin(base, 10)
  await load.more(300)
  for (const main of [undefined, before.main, undefined])
    for (const [port, shop] of [...shops]) {
      const code = await shop.end()
      if (code !== 0) throw new Error(`a process ended with ${code}: ${shop.output}`)
      shops.set(port, await startShop(scene, settings, port, main))
      // HAProxy must know it before the next one leaves. Both versions serve meanwhile.
      await pause(2_500)
      await load.more(200)
    }
  const { lost } = await load.end()
  if (load.failures > 0 || lost.length > 0) throw new Error(`${load.summary} ${lost.join('; ')}`)
  const now = await migrated()
  if (now <= old) throw new Error('both versions have the same tables')
  return `the version before ${before.migration} replaced by this one, back and again, under ${load.calls} calls of 10 shoppers: none failed, nothing lost, longest wait ${Math.round(load.longestGapMs)} ms`
}

/** The server as it was before the newest migration, with the packages installed here. */
async function versionBefore(scene: Scene): Promise<{ main: string; migration: string }> {
  const git = async (...args: string[]) => (await here(programCalled('git'), ['-C', ROOT, ...args])).trim()
  const migration = readdirSync(join(ROOT, 'server/migrations')).toSorted().at(-1)!
  if (Number(migration.slice(0, 4)) < FIRST_CHANGE)
    throw new Missing('the schema of 0.2.0 has not changed yet, and versions before it cannot be upgraded')
  // By its name without the number, because the number may have been assigned later.
  const named = `server/migrations/*_${migration.replace(/^\d+_/, '')}`
  const log = await git('log', '--diff-filter=A', '--format=%H', '--', named).catch(() => '')
  const added = log.split('\n').at(-1) ?? ''
  if (added === '') throw new Missing(`git does not know since when there is ${migration}`)
  const folder = `${scene.folder}/before`
  mkdirSync(join(folder, 'node_modules/@longhaul'), { recursive: true })
  await git('archive', '--output', `${folder}.tar`, `${added}^`)
  await here('tar', ['-xf', `${folder}.tar`, '-C', folder])
  const modules = join(ROOT, 'node_modules')
  for (const name of readdirSync(modules))
    if (name !== '@longhaul') symlinkSync(join(modules, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(modules, '@longhaul')))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@longhaul', name))
  const own = join(ROOT, 'server/node_modules')
  if (existsSync(own)) symlinkSync(own, join(folder, 'server/node_modules'))
  await here(process.execPath, [join(folder, 'tools/build.mjs'), 'server'])
  // Its pages are not used.
  for (const part of ['storefront', 'console'])
    if (existsSync(join(ROOT, part, 'dist')))
      cpSync(join(ROOT, part, 'dist'), join(folder, part, 'dist'), { recursive: true })
  return { main: join(folder, 'server/dist/main.js'), migration }
}
