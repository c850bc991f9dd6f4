import { createServer } from 'node:http'
import { deadAddress } from '../../server/src/mail/smtp.test-support.ts'
import { restoreDemo } from './carrier-away.ts'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { type Scene, until } from './scene.ts'
import { call, startShop } from './shop.ts'

const TRIES = 4
/** The smallest valid label. */
const PDF = '%PDF-1.4\ntrailer<<>>\n%%EOF\n'

type Card = { shipment: { stage: string; tracking_number: string | null; label_url: string | null } | null }

/**
 * A carrier that is booked through its API is unavailable for four rounds of retries, then accepts bookings
 * and hangs up before replying, then works, in a demo whose shipped packages have been reset to packed; the
 * process is killed in between. Each package is booked once, and until then staff are notified that it is
 * not.
 */
export async function bookingAway(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  const demo = await restoreDemo(scene, cluster)
  const rows = await cluster.ask<{ id: string; line: string }>(
    `update parcels set stage = 'to_ship', tracking_number = null, carrier = '' where actual_grams is not null returning id, line_id as line`,
    'seeded',
  )
  const address = await deadAddress()
  const settings = {
    ...demo,
    RATE_LIMIT_FACTOR: '1000',
    YUNEXPRESS_CUSTOMER: 'CN0190001',
    YUNEXPRESS_SECRET: 'secret',
    YUNEXPRESS_URL: `http://${address}`,
    YUNEXPRESS_SERVICES: [...new Set(rows.map(({ line }) => `${line}=BKPHR`))].join(','),
    CARRIER_TIMEOUT_MS: '2000',
  }
  const first = await startShop(scene, settings)
  const packer = await call<{ staff_token: string }>(first.url, 'POST', '/staff/login', {
    body: { email: 'warehouse@demo.example', password: 'longhaul demo staff' },
  })
  const token = packer.staff_token
  const book = (base: string, id: string) =>
    call<Card['shipment']>(base, 'POST', `/staff/parcels/${id}/book`, { token, body: {} })
  const cards = async (base: string) =>
    await Promise.all(
      rows.map(
        async ({ id }) =>
          (await call<Card>(base, 'GET', `/staff/parcels/${id}/shipment`, { token })).shipment,
      ),
    )
  // Each twice concurrently, like a user who gets no reply.
  for (const { id } of rows) await Promise.allSettled([book(first.url, id), book(first.url, id)])
  const asked = (await cards(first.url)).filter((card) => card?.stage === 'asked').length
  if (asked !== rows.length) throw new Error(`${asked} of ${rows.length} bookings wait`)
  const round = async () => {
    await cluster.ask(NOW, 'seeded')
    await until('a round is over', async () => (await left(cluster)) === 0, 120_000)
  }
  for (let n = 0; n < TRIES; n++) await round()
  if ((await cards(first.url)).some((card) => card?.stage !== 'asked'))
    throw new Error('a booking is no longer pending')

  const carrier = carrierAt()
  const [host = '', port = ''] = address.split(':')
  await new Promise<void>((listening) => carrier.server.listen(Number(port), host, listening))
  scene.later(() => carrier.server.close())
  carrier.hangUps = rows.length
  const taken = cluster.ask(NOW, 'seeded')
  await until('it has taken a booking without a word', () => carrier.orders.length > 0, 30_000)
  await taken
  await first.end('SIGKILL')
  const second = await startShop(scene, settings)
  await until('each is booked', async () => {
    await cluster.ask(NOW, 'seeded')
    for (const { id } of rows.slice(0, 1)) await book(second.url, id).catch(() => undefined)
    return (await cards(second.url)).every((card) => card?.tracking_number && card.label_url)
  })
  if (new Set(carrier.orders).size !== rows.length || carrier.orders.length !== rows.length)
    throw new Error(
      `${carrier.orders.length} bookings of ${rows.length} packages: ${carrier.orders.join(', ')}`,
    )
  await second.end()
  await proveBooks(settings)
  return `${rows.length} packages booked while their carrier was away for ${TRIES} rounds, which then took bookings without a word before the process was killed: each waited as told, each was booked once; the books balance`
}

/**
 * A fake YunExpress that supports bookings: it accepts an order number once, and loses its reply `hangUps`
 * times.
 */
function carrierAt() {
  const state = { orders: [] as string[], hangUps: 0, server: createServer() }
  const booked = (key: string) => ({
    Success: 1,
    CustomerOrderNumber: key,
    WayBillNumber: `YT${key}`,
    TrackingNumber: `YT${key.replaceAll(/\D/g, '').padStart(16, '0')}`,
    Status: 3,
  })
  state.server.on('request', (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://carrier')
      const answer = (Item: unknown, Code = '0000') =>
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ Code, Message: 'x', Item }))
      if (url.pathname.endsWith('/CreateOrder')) {
        const [{ CustomerOrderNumber: key }] = JSON.parse(body) as [{ CustomerOrderNumber: string }]
        if (state.orders.includes(key)) return answer([{ Success: 0, Remark: 'exists already' }], '1011')
        state.orders.push(key)
        if (state.hangUps-- > 0) return request.socket.destroy()
        return answer([booked(key)])
      }
      if (url.pathname.endsWith('/GetOrder')) {
        const key = url.searchParams.get('OrderNumber') ?? ''
        return state.orders.includes(key) ? answer(booked(key)) : answer(null, '1006')
      }
      if (url.pathname.endsWith('/Print'))
        return answer([{ Url: `http://${request.headers.host}/labels/1.pdf` }])
      return response.setHeader('content-type', 'application/pdf').end(PDF)
    })
  })
  return state
}

const JOBS =
  "graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = 'follow-shipment'"
const NOW =
  "update graphile_worker._private_jobs set run_at = now() where locked_at is null and task_id = (select id from graphile_worker._private_tasks where identifier = 'follow-shipment')"

/** The number of due jobs that are not done. */
const left = async (cluster: Cluster): Promise<number> =>
  (
    await cluster.ask<{ count: number }>(
      `select count(*)::int as count from ${JOBS} and (jobs.run_at <= now() or jobs.locked_at is not null)`,
      'seeded',
    )
  )[0]!.count
