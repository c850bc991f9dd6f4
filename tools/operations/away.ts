import { setTimeout as pause } from 'node:timers/promises'
import { deadAddress, mailServer } from '../../server/src/mail/smtp.test-support.ts'
import { carrierAway } from './carrier-away.ts'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { type Scene, until } from './scene.ts'
import { call, newShopper, shopOn, startShop } from './shop.ts'

const PEOPLE = 60

/**
 * Mail, payments and tracking are unavailable for an hour, with the waits between retries shortened: shoppers
 * continue, pending work is kept and counted, and all of it is done exactly once when they return.
 */
export async function providersAway(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const address = await deadAddress()
  const settings = shopOn(scene, cluster.url('longhaul'), {
    SMTP_URL: `smtp://${address}`,
    STRIPE_SECRET_KEY: 'sk_live_away',
    STRIPE_WEBHOOK_SECRET: 'whsec_away',
    STRIPE_URL: `http://${await deadAddress()}`,
    METRICS_PORT: '4140',
  })
  const shop = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const count = async (text: string): Promise<number> =>
    (await cluster.ask<{ count: number }>(`select count(*)::int as count from ${text}`, 'longhaul'))[0]
      ?.count ?? 0
  const waits: number[] = []
  let refused = 0
  for (let made = 0; made < PEOPLE; made++) {
    const begun = performance.now()
    const { token } = await newShopper(shop.url)
    waits.push(performance.now() - begun)
    if (made % 10 > 0) continue
    await cluster.ask(
      'update shoppers set email_verified_at = now() where email_verified_at is null',
      'longhaul',
    )
    const body = { method: 'stripe', currency: 'USD', credit_fen: 10_000 }
    await call(shop.url, 'POST', '/recharges', { token, body }).catch((error: Error) => {
      if (!/^503|^502/.test(error.message)) throw error
      refused += 1
    })
  }
  /** An hour of retries, each of which is due immediately. */
  for (let round = 0; round < 4; round++) {
    await cluster.ask(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts < max_attempts',
      'longhaul',
    )
    await pause(2_000)
  }
  const unsent = await count('mails where sent_at is null and last_error is not null')
  const tries =
    (await cluster.ask<{ most: number }>('select max(attempts)::int as most from mails', 'longhaul'))[0]
      ?.most ?? 0
  const metric = /longhaul_mails_undelivered (\d+)/.exec(
    await (await fetch('http://127.0.0.1:4140/metrics')).text(),
  )?.[1]
  if (unsent !== PEOPLE) throw new Error(`${unsent} of ${PEOPLE} mails wait`)
  const mails = await mailServer({}, address)
  scene.later(() => mails.close())
  const begun = performance.now()
  await until(
    'every mail is sent',
    async () => {
      await cluster.ask(
        "update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now() and task_id = (select id from graphile_worker._private_tasks where identifier = 'send-mail')",
        'longhaul',
      )
      return (await count('mails where sent_at is null')) === 0
    },
    120_000,
  )
  const drainedMs = performance.now() - begun
  const receivers = new Set(mails.sessions.flatMap(({ to }) => to))
  if (mails.received.length !== PEOPLE || receivers.size !== PEOPLE)
    throw new Error(`${mails.received.length} mails to ${receivers.size} people`)
  await proveBooks(settings)
  await shop.end()
  const watched = await carrierAway(scene, cluster)
  return `${PEOPLE} shoppers registered, ${Math.round(waits.toSorted((a, b) => a - b)[PEOPLE / 2]!)} ms at the median; ${refused} payments refused as “try again” and none lost; ${unsent} mails waited after ${tries} tries (the metric says ${metric}); all sent once ${(drainedMs / 1_000).toFixed(1)} s after the mail server was back; ${watched} packages of a told demo, that nobody watched in four rounds, each registered once with the carriers’ watcher; the books balance`
}
