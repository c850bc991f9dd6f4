import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { mailServer } from '../../server/src/mail/smtp.test-support.ts'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { Load } from './load.ts'
import { type Scene, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

/** Proves the books as an operator does. */
export async function proveBooks(env: Readonly<Record<string, string>>): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${ROOT}/server/dist/books.js`], { env })
  if (!stdout.includes('The books balance.')) throw new Error(stdout)
}

/** A process is killed again and again under load: what was acknowledged is there, mails are sent, the books balance. */
export async function killed(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const mails = await mailServer()
  scene.later(() => mails.close())
  const settings = shopOn(scene, cluster.url('longhaul'), { SMTP_URL: `smtp://${mails.address}` })
  const port = await freePort()
  let shop = await startShop(scene, settings, port)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const load = await Load.begin(shop.url, 20)
  const kills = 5
  for (let done = 0; done < kills; done++) {
    await load.more(300)
    await shop.end('SIGKILL')
    shop = await startShop(scene, settings, port)
  }
  await load.more(300)
  const { lost } = await load.end()
  if (lost.length > 0) throw new Error(lost.join('; '))
  const unsent = `select count(*)::int as count from mails where sent_at is null`
  const sentMs = await until(
    'every mail is sent',
    async () => (await cluster.ask<{ count: number }>(unsent, 'longhaul'))[0]?.count === 0,
    240_000,
  )
  await proveBooks(settings)
  return `${kills} times SIGKILL under ${load.calls} calls: nothing acknowledged was lost, every mail sent ${Math.round(sentMs / 1_000)} s later, the books balance`
}

/** The database is restarted and killed under load; the shop answers 503 meanwhile and goes on by itself. */
export async function databaseRestarts(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const settings = shopOn(scene, cluster.url('longhaul'))
  const shop = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const load = await Load.begin(shop.url, 20)
  const backMs: number[] = []
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
    await load.more(300)
    await cluster.stop(signal)
    await cluster.start()
    const begun = performance.now()
    await load.more(100)
    backMs.push(performance.now() - begun)
  }
  const { lost } = await load.end()
  const odd = [...load.failed.keys()].filter((why) => !why.startsWith('503 '))
  if (lost.length > 0 || odd.length > 0) throw new Error([...lost, ...odd].join('; '))
  await proveBooks(settings)
  return `restarted twice, killed once under ${load.calls} calls: ${load.failures} answered 503, nothing acknowledged was lost, 100 calls answered ${Math.round(Math.max(...backMs))} ms after it was back at the latest`
}
