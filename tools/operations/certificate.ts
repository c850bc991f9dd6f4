import { readFileSync } from 'node:fs'
import { ServerProcess } from '../../server/test/server-process.ts'
import { Cluster } from './cluster.ts'
import { Load } from './load.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

/**
 * The database's certificate expires while the shop is running: the shop logs the reason and replies 503,
 * does not start with the expired certificate, and recovers by itself with a new one.
 */
export async function expiredCertificate(scene: Scene): Promise<string> {
  const openssl = programCalled('openssl')
  const folder = scene.folderFor('certificates')
  const make = (days: string, name: string): void => {
    scene.run(openssl, [
      ...[
        'req',
        '-new',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=127.0.0.1',
        '-keyout',
        `${folder}/server.key`,
      ],
      ...['-out', `${folder}/${name}.csr`, '-addext', 'subjectAltName=IP:127.0.0.1'],
    ])
    scene.run(openssl, [
      ...[
        'x509',
        '-req',
        '-in',
        `${folder}/${name}.csr`,
        '-CA',
        `${folder}/ca.crt`,
        '-CAkey',
        `${folder}/ca.key`,
      ],
      ...['-CAcreateserial', '-copy_extensions', 'copy', '-days', days, '-out', `${folder}/server.crt`],
    ])
  }
  scene.run(openssl, [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=our own', '-days', '30'],
    ...['-keyout', `${folder}/ca.key`, '-out', `${folder}/ca.crt`],
  ])
  make('30', 'good')
  const cluster = await Cluster.make(scene, {
    ssl: 'on',
    ssl_cert_file: `${folder}/server.crt`,
    ssl_key_file: `${folder}/server.key`,
  })
  await cluster.ask('create database longhaul')
  const settings = shopOn(
    scene,
    `${cluster.url('longhaul')}?sslmode=verify-full&sslrootcert=${folder}/ca.crt`,
  )
  const shop = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const encrypted = await cluster.ask<{ count: number }>(
    'select count(*)::int as count from pg_stat_ssl join pg_stat_activity using (pid) where ssl and datname = current_database()',
    'longhaul',
  )
  const load = await Load.begin(shop.url, 5)
  await load.more(200)
  make('-1', 'expired')
  const renew = async (): Promise<void> => {
    process.kill(Number(readFileSync(`${cluster.folder}/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGHUP')
    await cluster.ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'longhaul' and pid <> pg_backend_pid()",
    )
  }
  await renew()
  await until('it is not ready', async () => (await shop.status('/api/v1/health/ready')) === 503, 20_000)
  if ((await shop.status('/api/v1/health/live')) !== 200) throw new Error('the health check fails')
  await until(
    'the log says why',
    () => /cannot be reached/.test(shop.output) && /certificate has expired/.test(shop.output),
    20_000,
  )
  const another = await ServerProcess.start(settings)
  const code = await another.ended()
  const line = another.output.split('\n').find((printed) => printed.includes('certificate'))
  if (code !== 1 || !line) throw new Error(`another process ended with ${code} and printed ${another.output}`)
  make('30', 'renewed')
  const begun = performance.now()
  await renew()
  await load.more(100)
  const backMs = performance.now() - begun
  const { lost } = await load.end()
  const odd = [...load.failed.keys()].filter((why) => !why.startsWith('503 '))
  if (lost.length > 0 || odd.length > 0) throw new Error([...lost, ...odd].join('; '))
  return `${encrypted[0]?.count ?? 0} encrypted connections; with the expired one 503 and not ready, another start said “${line}”; ${Math.round(backMs)} ms after the new one 100 calls were answered, nothing acknowledged was lost`
}
