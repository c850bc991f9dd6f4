import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailServer } from '../../server/src/mail/smtp.test-support.ts'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { Load } from './load.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { call, newShopper, shopOn, startShop } from './shop.ts'

/** The configuration file that we ship, with the ports of a scene and without passwords. */
function configuration(port: number, to: number, files: string): string {
  return readFileSync(join(ROOT, 'operations/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${to}`)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir = ${files}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', `${files}/users`)
    .replace('default_pool_size = 20', 'default_pool_size = 5')
}

/** Two web processes and one worker, behind PgBouncer in transaction mode with five connections in total. */
export async function throughPooler(scene: Scene): Promise<string> {
  const program = programCalled('pgbouncer')
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const files = scene.folderFor('pgbouncer')
  const port = await freePort()
  const text = configuration(port, cluster.port, files)
  writeFileSync(`${files}/users`, '"longhaul" ""\n')
  writeFileSync(`${files}/pgbouncer.ini`, text)
  writeFileSync(`${files}/unlimited.ini`, text.replace(/ connect_query='[^']*'/, ''))
  const unlimited = scene.start(program, [`${files}/unlimited.ini`])
  const mails = await mailServer()
  scene.later(() => mails.close())
  const settings = shopOn(scene, cluster.url('longhaul', port), {
    DATABASE_DIRECT_URL: cluster.url('longhaul'),
    SMTP_URL: `smtp://${mails.address}`,
  })
  await until('PgBouncer listens', () => scene.output.includes('process up'))
  const refused = await startShop(scene, settings).then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  if (!refused.includes('without idle_in_transaction_session_timeout, lock_timeout, statement_timeout'))
    throw new Error(`without limits: ${refused}`)
  await unlimited.end('SIGKILL')
  scene.start(program, [`${files}/pgbouncer.ini`])

  const [one, two] = [
    await startShop(scene, { ...settings, ROLE: 'web' }),
    await startShop(scene, { ...settings, ROLE: 'web' }),
  ]
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const health = await call<{ out_of_order: string[] }>(one.url, 'GET', '/health/ready')
  if (!health.out_of_order.includes('jobs')) throw new Error('no worker is running, and nothing reports it')
  const worker = await startShop(scene, { ...settings, ROLE: 'worker' })
  if ((await worker.status('/')) !== 404) throw new Error('a worker answers visitors')

  const load = await Load.begin(one.url, 30)
  const ana = await newShopper(two.url)
  await until('a mail that one wrote and another sends', () =>
    mails.received.some((mail) => mail.includes(ana.email)),
  )
  const eventMs = await timeEventAcross(one.url, two.url, ana.token)
  await load.more(3_000)
  const [{ count }] = (await cluster.ask<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = 'longhaul' and application_name = 'longhaul'`,
  )) as [{ count: string }]
  const failedBefore = load.failures
  await cluster.stop()
  await cluster.start()
  await load.more(300)
  const odd = [...load.failed.keys()].filter((why) => !why.startsWith('503 '))
  const { lost } = await load.end(two.url)
  if (failedBefore > 0 || odd.length > 0 || lost.length > 0)
    throw new Error(`${load.summary} ${lost.join('; ')}`)
  const { DATABASE_DIRECT_URL: past = '', ...rest } = settings
  const direct = await startShop(scene, { ...rest, DATABASE_URL: past, ROLE: 'web' })
  const [through, without] = await mediansMs([one.url, direct.url], ana.token)
  return `${load.calls} calls of 30 shoppers, none failed before PostgreSQL was restarted behind it, ${load.failures} answered 503 then, nothing was lost; ${count} connections to PostgreSQL for 3 processes; an event over two processes in ${Math.round(eventMs)} ms; a write takes ${through!.toFixed(1)} ms through it and ${without!.toFixed(1)} ms without`
}

/**
 * The median duration of a small write, measured alternately, so that other load on the machine affects both
 * equally.
 */
async function mediansMs(bases: readonly string[], token: string): Promise<number[]> {
  const times = bases.map((): number[] => [])
  for (let count = 0; count < 300; count++)
    for (const [at, base] of bases.entries()) {
      const begun = performance.now()
      await call(base, 'POST', '/users/update_info', { token, body: { nickname: `n${count}` } })
      times[at]!.push(performance.now() - begun)
    }
  return times.map((own) => own.toSorted((one, other) => one - other)[150]!)
}

/** How long a change made through one process takes to reach an open page of another. */
async function timeEventAcross(listening: string, writing: string, token: string): Promise<number> {
  const ending = new AbortController()
  const response = await fetch(`${listening}/api/v1/events`, {
    headers: { authorization: token },
    signal: ending.signal,
  })
  let received = ''
  const reading = (async () => {
    for await (const part of response.body!) received += Buffer.from(part).toString()
  })().catch(() => undefined)
  await until('the stream is open', () => received.includes(': open'))
  const begun = performance.now()
  await call(writing, 'POST', '/users/update_info', { token, body: { nickname: 'heard' } })
  await until('the change is heard', () => received.includes('data: account'), 5_000)
  const ms = performance.now() - begun
  ending.abort()
  await reading
  return ms
}
