import { existsSync, writeFileSync } from 'node:fs'
import { mailServer } from '../../server/src/mail/smtp.test-support.ts'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { Load } from './load.ts'
import { Missing, type Scene, until } from './scene.ts'
import { newShopper, shopOn, startShop } from './shop.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const JUMPS = ['+2h', '-1d', '+20h', '+0'] as const

/**
 * The clock of the shop's machine jumps forwards and backwards under load while the database's does not: no
 * one is refused, and jobs continue.
 */
export async function jumpingClock(scene: Scene): Promise<string> {
  if (!existsSync(LIBRARY)) throw new Missing('libfaketime is not installed (Debian: faketime)')
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const mails = await mailServer()
  scene.later(() => mails.close())
  const file = `${scene.folder}/clock`
  writeFileSync(file, '+0')
  const settings = shopOn(scene, cluster.url('longhaul'), {
    SMTP_URL: `smtp://${mails.address}`,
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // A machine's intervals do not jump with its clock.
    DONT_FAKE_MONOTONIC: '1',
  })
  const shop = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const load = await Load.begin(shop.url, 10)
  await load.more(200)
  const sent: string[] = []
  for (const jump of JUMPS) {
    writeFileSync(file, jump)
    await load.more(300)
    const before = mails.received.length
    await newShopper(shop.url)
    const ms = await until(`a mail is sent at ${jump}`, () => mails.received.length > before, 90_000)
    sent.push(`${jump} ${(ms / 1_000).toFixed(1)} s`)
  }
  const { lost } = await load.end()
  if (lost.length > 0 || load.failures > 0) throw new Error([...lost, load.summary].join('; '))
  if ((await shop.status('/api/v1/health/ready')) !== 200) throw new Error('the shop is not ready')
  const { LD_PRELOAD: _library, ...plain } = settings
  await proveBooks(plain)
  return `${JUMPS.join(', ')} under ${load.calls} calls: none failed, nothing lost; a mail after each jump (${sent.join(', ')}); the books balance`
}
