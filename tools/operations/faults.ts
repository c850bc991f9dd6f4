import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { mailServer } from '../../server/src/mail/smtp.test-support.ts'
import { readEnvelope } from '../../server/src/operations/faults/envelope.test-support.ts'
import { receiver } from '../../server/src/operations/traces/receiver.test-support.ts'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { Load } from './load.ts'
import { type Scene, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

/** Runs the check of the books as an operator does. */
export async function proveBooks(env: Readonly<Record<string, string>>): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${ROOT}/server/dist/books.js`], { env })
  if (!stdout.includes('The books balance.')) throw new Error(stdout)
}

/**
 * A process is killed repeatedly under load: everything acknowledged is there, mails are sent, the books
 * balance.
 */
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

/** The database is restarted and killed under load; the shop replies 503 meanwhile and recovers by itself. */
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

/**
 * Throws an uncaught error inside a process when it receives a signal that the program does not handle: once
 * as an exception, once as a rejected promise.
 */
const MISTAKES = `process.on('SIGUSR2', () => { throw new RangeError('of hanna@example.com') })
process.on('SIGHUP', () => { void Promise.reject(new TypeError('of hanna@example.com')) })
`

/**
 * A process ends by an uncaught error under load: the error reporting service is notified, the exit code says
 * so, and the next start is clean.
 */
export async function uncaught(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const taker = await receiver()
  scene.later(() => taker.end())
  const mistakes = `${scene.folder}/mistakes.mjs`
  writeFileSync(mistakes, MISTAKES)
  const settings = shopOn(scene, cluster.url('longhaul'), {
    SENTRY_DSN: `${taker.url.replace('//', '//key@')}/1`,
    NODE_OPTIONS: `--import=${mistakes}`,
  })
  const port = await freePort()
  let shop = await startShop(scene, settings, port)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const load = await Load.begin(shop.url, 20)
  /** Returns how long it took to end. */
  const die = async (signal: NodeJS.Signals): Promise<number> => {
    await load.more(300)
    const begun = performance.now()
    const code = await shop.end(signal)
    const tookMs = performance.now() - begun
    if (code !== 1) throw new Error(`it ended with ${code}: ${shop.output}`)
    shop = await startShop(scene, settings, port)
    return tookMs
  }
  const endedMs: number[] = []
  for (const [signal, type] of [
    ['SIGUSR2', 'RangeError'],
    ['SIGHUP', 'TypeError'],
  ] as const) {
    endedMs.push(await die(signal))
    const letter = taker.received.pop()?.body ?? ''
    const { level, transaction, exception } = readEnvelope(letter)
    if (level !== 'fatal' || transaction !== 'the process' || exception.values[0]?.type !== type)
      throw new Error(letter)
    if (taker.received.length > 0 || letter.includes('hanna')) throw new Error(`more was reported: ${letter}`)
  }
  taker.answer('nothing')
  const silentMs = await die('SIGUSR2')
  if (silentMs > 5_000) throw new Error(`it waited ${silentMs} ms for a reply`)
  await load.more(300)
  const { lost } = await load.end()
  if (lost.length > 0) throw new Error(lost.join('; '))
  await proveBooks(settings)
  return `three processes ended by a fault under ${load.calls} calls, each with code 1: two told it, within ${Math.round(Math.max(...endedMs))} ms, one to an address that did not answer, after ${Math.round(silentMs)} ms; each next start was whole: nothing acknowledged was lost, the books balance`
}
