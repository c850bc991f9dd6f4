import { createHmac } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { type Scene, until } from './scene.ts'
import { call, memoryOf, newShopper, shopOn, startShop } from './shop.ts'

const DELIVERIES = 10_000
/** Each event is delivered twice, as providers do. */
const EVENTS = DELIVERIES / 2
const AT_ONCE = 50
const SECRET = 'whsec_storm'

/**
 * A payment provider sends ten thousand deliveries concurrently, each event twice, and a poison job fails
 * among the resulting jobs: each event is stored and settled once, shoppers are served meanwhile, memory
 * stays flat, and the poison job is shown and blocks no other.
 */
export async function webhookStorm(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const settings = shopOn(scene, cluster.url('longhaul'), {
    STRIPE_SECRET_KEY: 'sk_live_storm',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_URL: 'http://127.0.0.1:9',
  })
  const shop = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const one = async <T>(text: string): Promise<T | undefined> =>
    (await cluster.ask<{ value: T }>(text, 'longhaul'))[0]?.value
  await cluster.ask(`select graphile_worker.add_job('send-mail', '{"ids": "poison"}')`, 'longhaul')
  const { token } = await newShopper(shop.url)
  const quiet = await callsOf(shop.url, token, 100)
  const before = memoryOf(shop.child.pid!)
  const statuses = new Map<number, number>()
  let sent = 0
  const over = new AbortController()
  const begun = performance.now()
  const concurrentWaits = (async () => {
    const waits: number[] = []
    while (!over.signal.aborted) waits.push(...(await callsOf(shop.url, token, 1)))
    return waits
  })()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < DELIVERIES) {
        const status = await deliver(shop.url, sent++ % EVENTS)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  const takenMs = performance.now() - begun
  over.abort()
  const waits = await concurrentWaits
  await until(
    'each event is settled',
    async () =>
      (await one<number>('select count(*)::int as value from webhook_events where processed_at is null')) ===
      0,
    300_000,
  )
  const settledMs = performance.now() - begun
  const kept = await one<number>('select count(*)::int as value from webhook_events')
  const after = memoryOf(shop.child.pid!)
  const poison = await one<string>(
    `select attempts || ' tries: ' || left(last_error, 60) as value from graphile_worker._private_jobs where payload->>'ids' = 'poison'`,
  )
  await proveBooks(settings)
  const summary = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  if (kept !== EVENTS || statuses.get(200) !== DELIVERIES) throw new Error(`${summary}, ${kept} events kept`)
  if (!poison) throw new Error('the poison job is gone')
  return `${summary} in ${seconds(takenMs)} (${Math.round((DELIVERIES / takenMs) * 1_000)} a second), ${kept} events kept, settled ${seconds(settledMs)} after the first; a shopper’s call ${at(quiet, 0.95).toFixed(0)} ms before and ${at(waits, 0.95).toFixed(0)} ms meanwhile at 95 %; ${Math.round(before)} to ${Math.round(after)} MB; a poison job beside it: ${poison}; the books balance`
}

/**
 * Half a request, and then a byte now and again, from as many clients as a small attacker has. They are cut
 * off, and delay no one else.
 */
export async function slowClients(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const shop = await startShop(scene, shopOn(scene, cluster.url('longhaul')))
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const { token } = await newShopper(shop.url)
  const quiet = await callsOf(shop.url, token, 100)
  const { hostname, port } = new URL(shop.url)
  const begun = performance.now()
  const ends: number[] = []
  const sockets: Socket[] = Array.from({ length: 500 }, (_, at) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => ends.push(performance.now() - begun))
    // A head that never ends, a body that never ends, or nothing at all.
    if (at % 3 === 0) socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
    if (at % 3 === 1)
      socket.write(
        'POST /api/v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
      )
    return socket
  })
  const drip = setInterval(
    () =>
      sockets.forEach(
        (socket, at) => at % 3 !== 2 && socket.writable && socket.write(at % 3 ? ' ' : 'X-A: 1\r\n'),
      ),
    1_000,
  )
  scene.later(() => clearInterval(drip))
  await pause(2_000)
  const waits = await callsOf(shop.url, token, 200)
  await until('all are cut off', () => ends.length === sockets.length, 90_000)
  clearInterval(drip)
  const slowest = at(waits, 0.95)
  if (slowest > 1_000) throw new Error(`others waited ${slowest} ms`)
  return `500 that never finish: another’s call ${at(quiet, 0.95).toFixed(0)} ms before and ${slowest.toFixed(0)} ms beside them at 95 %; all cut off after ${seconds(Math.max(...ends))}`
}

async function deliver(base: string, number: number): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_storm_${number}`,
    object: 'event',
    type: 'checkout.session.expired',
    data: { object: { id: `cs_${number}`, object: 'checkout.session', client_reference_id: null } },
  })
  const time = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex')
  const response = await fetch(`${base}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body: payload,
  })
  await response.arrayBuffer()
  return response.status
}

/** How long this many calls take, one after the other. */
async function callsOf(base: string, token: string, count: number): Promise<number[]> {
  const waits: number[] = []
  for (let made = 0; made < count; made++) {
    const begun = performance.now()
    await call(base, 'GET', '/users/info', { token })
    waits.push(performance.now() - begun)
  }
  return waits
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
