import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, testWorld } from '../../test/world.ts'
import { endOnError } from '../end-process.ts'
import { stripeOf } from '../funds/stripe/client.ts'
import { inTransaction } from '../platform/database/db.ts'
import { rootFolder } from '../platform/folders.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { reportedError } from '../platform/seen.ts'
import { asSpan } from '../platform/tracing.ts'
import { readEnv } from '../read-env.ts'
import { readEnvelope } from './faults/envelope.test-support.ts'
import { sendErrorReports } from './faults/send-faults.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { receiver } from './traces/receiver.test-support.ts'
import { shortName } from './traces/statement-name.ts'
import { startTraces } from './traces/start-traces.ts'

/* What this process reports to the outside: metrics, traces and faults. */

let collector: Awaited<ReturnType<typeof receiver>>
let traces: Awaited<ReturnType<typeof startTraces>>
const settings: Record<string, string> = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
beforeAll(async () => {
  collector = await receiver()
  Object.assign(settings, { RATES_URL: `${collector.url}/rates`, STRIPE_URL: collector.url })
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_SERVICE_NAME', 'a-shop')
  traces = await startTraces(readEnv(settings), pino({ level: 'silent' }))
})
afterAll(async () => {
  await traces.stop()
  await collector.end()
  vi.unstubAllEnvs()
})
const world = testWorld({ env: () => settings })
const token = 'a token of some length'
let served: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  served = await serveMetrics({ world: world.world, pool: world.pool }, { host: '127.0.0.1', port: 0, token })
})
afterAll(() => served.stop())

/**
 * By a connection of its own: one kept open is ended by the server after five seconds, which may be while the
 * next request is on its way.
 */
const ask = (path = '/metrics', headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`http://127.0.0.1:${served.port}${path}`, { headers: { ...headers, connection: 'close' } })
/** The lines that begin with this name. */
const lines = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name))

test('metrics cover requests, refusals, jobs, queues, money and books, and are refused without the token', async () => {
  const ana = await world.shopper('ana')
  await given.aPaidOrder(world, ana)
  await ana
    .call('GET /orders/{id}', { params: { id: '00000000-0000-0000-0000-000000000000' } })
    .catch(() => 0)
  await world.inject({ url: '/api/v1/nothing/of/the/kind?secret=1', method: 'GET' })
  await inTransaction(world.db, (tx) => enqueue(tx, 'check-books', {}))
  await world.runJobs()
  const text = await (await ask()).text()
  expect(text).toMatch(/longhaul_requests_total\{method="POST",route="\/api\/v1\/users",status="200"\} 1/)
  expect(text).toMatch(/longhaul_refusals_total\{reason="not_found"\} [2-9]/)
  expect(text).toMatch(/longhaul_jobs_total\{job="send-mail",outcome="done"\} \d/)
  expect(text).toContain('longhaul_queue_size{queue="review"} 1')
  expect(text).toMatch(/longhaul_money_today_minor_units\{kind="\w+",currency="CNY",direction="in"\} \d{3,}/)
  expect(lines(text, 'longhaul_books_balanced ')).toEqual(['longhaul_books_balanced 1'])
  expect(lines(text, 'longhaul_last_backup_timestamp_seconds ')).toEqual([
    'longhaul_last_backup_timestamp_seconds 0',
  ])
  expect(text).toContain('longhaul_database_up 1')

  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${token}x` }] as Record<
    string,
    string
  >[])
    expect((await ask('/metrics', headers)).status).toBe(401)
  expect((await ask('/')).status).toBe(404)
  expect((await world.inject({ url: '/metrics', method: 'GET' })).payload).not.toContain('longhaul_')
})

test('a thousand unknown addresses make only one line', async () => {
  const count = async () => lines(await (await ask()).text(), 'longhaul_requests_total').length
  const before = await count()
  for (let n = 0; n < 1_000; n++) await world.inject({ url: `/api/v1/orders-${n}/x${n}`, method: 'GET' })
  expect((await count()) - before).toBeLessThanOrEqual(1)
})

test('every metric used by the alerts and the dashboard exists', async () => {
  const metrics = await (await ask()).text()
  const names = new Set(
    ['prometheus/alerts.yml', 'grafana/longhaul.json'].flatMap((file) =>
      [
        ...readFileSync(join(rootFolder(), 'operations', file), 'utf8').matchAll(
          /\b(?:longhaul|nodejs|process)_[a-z\d_]+/g,
        ),
      ].map(([name]) => name.replace(/_(?:bucket|count)$/, '')),
    ),
  )
  expect(names.size).toBeGreaterThan(20)
  expect([...names].filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([])
  expect(readdirSync(join(rootFolder(), 'operations', 'prometheus'))).toContain('prometheus.yml')
})

test('a request, its statements, the jobs it causes, and their mails and calls form one trace', async () => {
  const [traceId, parentSpanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const secrets = ['hanna@example.com', 'Hanna-Maria', PASSWORD]
  const registered = await world.inject({
    method: 'POST',
    url: '/api/v1/users?who=hanna@example.com',
    headers: { traceparent: `00-${traceId}-${parentSpanId}-01`, tracestate: 'x=hanna@example.com' },
    payload: { email: secrets[0], nickname: secrets[1], password: PASSWORD },
  })
  expect(registered.statusCode).toBe(200)
  await world.runJobs()
  await traces.flush()
  const spans = collector.spans().filter((span) => span.traceId === traceId)
  const named = (name: string) => spans.find((span) => span.name === name)!
  const request = named('POST /api/v1/users')
  const requestId = registered.headers['x-request-id']
  expect(request).toMatchObject({ parentSpanId, kind: 2, isError: false })
  expect(request.about).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/users',
    'http.response.status_code': 200,
    'longhaul.request_id': requestId,
  })
  expect(named('insert shoppers')).toMatchObject({ parentSpanId: request.spanId, kind: 3 })
  expect(named('commit').parentSpanId).toBe(request.spanId)
  expect(named('job welcome-coupons')).toMatchObject({ parentSpanId: request.spanId, kind: 5 })
  expect(named('job send-mail').parentSpanId).toBe(request.spanId)
  expect(named('mail welcome').parentSpanId).toBe(named('job send-mail').spanId)
  expect(named('mail welcome').about['longhaul.request_id']).toBe(requestId)

  const sent = collector.received.map(({ body }) => body).join()
  expect(sent).toContain('"a-shop"')
  const { token: session } = await world.caller()('POST /login', {
    body: { email: secrets[0]!, password: PASSWORD },
  })
  await world.inject({ method: 'GET', url: '/api/v1/users/info', headers: { authorization: session } })
  await world.inject({ method: 'POST', url: '/api/v1/login', payload: { email: secrets[0], password: 'no' } })
  await traces.flush()
  const all = collector.received.map(({ body, headers }) => body + JSON.stringify(headers)).join()
  for (const secret of [...secrets, session, 'hanna', 'who=']) expect(all).not.toContain(secret)
})

test('simultaneous mails share one job, which links to the request of each; calls to configured services carry the trace', async () => {
  const register = (email: string) =>
    world.inject({ method: 'POST', url: '/api/v1/users', payload: { email, password: PASSWORD } })
  await Promise.all([register('ida@example.com'), register('jo@example.com')])
  await inTransaction(world.db, (tx) => enqueue(tx, 'read-rates', {}))
  await world.runJobs()
  await traces.flush()
  const spans = collector.spans()
  const jobs = spans.filter(({ name }) => name === 'job send-mail')
  expect(jobs.at(-1)!.links).toHaveLength(2)
  expect(jobs.at(-1)!.parentSpanId).toBeUndefined()
  const call = spans.find(({ name }) => name === `GET ${new URL(collector.url).host}`)!
  const asked = collector.received.find(({ path }) => path === '/rates')!
  expect(asked.headers['traceparent']).toBe(`00-${call.traceId}-${call.spanId}-01`)
  const job = spans.find(({ name }) => name === 'job read-rates')!
  expect(call).toMatchObject({ parentSpanId: job.spanId, kind: 3 })
  // Stripe's client sends requests in a different way.
  await asSpan('job pay', { kind: 'job', about: {} }, async () => {
    await (await stripeOf(world.world)).balance.retrieve()
  })
  await traces.flush()
  const paid = collector.spans().find(({ name }) => name === 'GET 127.0.0.1')!
  const paying = collector.received.find(({ path }) => path === '/v1/balance')!
  expect(paying.headers['traceparent']).toBe(`00-${paid.traceId}-${paid.spanId}-01`)
  // The answer was not a list of rates, so the job failed; its message is not recorded.
  expect(job).toMatchObject({ isError: true, about: { 'error.type': expect.any(String) as string } })
})

describe('faults', () => {
  const sink = () => receiver()
  let taker: Awaited<ReturnType<typeof sink>>
  let sending: Awaited<ReturnType<typeof sendErrorReports>>
  beforeAll(async () => {
    taker = await sink()
    const dsn = `${taker.url.replace('//', '//abc123@')}/sentry/7`
    const { faults, ...env } = readEnv({ SENTRY_DSN: dsn })
    sending = await sendErrorReports({ ...env, faults: faults! }, world.clock, pino({ level: 'silent' }))
  })
  afterAll(async () => {
    await sending.stop()
    await taker.end()
  })
  /** Makes an error occur in the middle of a call, as a bug or the database would. */
  const failing = async (error: unknown, work: () => Promise<unknown>) => {
    const spy = vi.spyOn(world.world.clock, 'now').mockImplementationOnce(() => {
      throw error
    })
    await work()
    spy.mockRestore()
  }
  const logIn = (payload: object) => world.inject({ method: 'POST', url: '/api/v1/login?email=x', payload })
  const events = () => taker.received.map(({ body }) => readEnvelope(body))

  test('a 500 is reported once a minute with version, request and route, and without personal data', async () => {
    const sent = { email: 'hanna@example.com', password: PASSWORD }
    const error = Object.assign(
      new TypeError(
        `bad “Hanna-Maria” hanna@example.com "${PASSWORD}" 李小雨 +49 170 1234567 https://x.test/?token=abcdefgh1234567890 at 'length'`,
        {
          cause: Object.assign(new Error('Key (email)=(hanna@example.com)'), {
            code: '23505',
            severity: 'ERROR',
            constraint: 'shoppers_email_key',
          }),
        },
      ),
    )
    let requestId: unknown
    await failing(error, async () => {
      const answer = await logIn(sent)
      expect(answer.statusCode).toBe(500)
      requestId = answer.headers['x-request-id']
    })
    await failing(error, () => logIn(sent))
    await failing(new RangeError('another'), () => logIn(sent))
    await vi.waitFor(() => expect(taker.received).toHaveLength(2))
    const [{ path, headers, body }] = taker.received as [(typeof taker.received)[number]]
    expect(path).toMatch(/^\/sentry\/api\/7\/envelope\/\?.*sentry_key=abc123/)
    expect(headers['content-type']).toBe('application/x-sentry-envelope')
    const event = readEnvelope(body)
    expect(event).toMatchObject({
      transaction: 'POST /api/v1/login',
      environment: 'demo',
      release: expect.stringMatching(/^longhaul@\d/) as string,
      tags: { request_id: requestId, method: 'POST', route: '/api/v1/login', role: 'both' },
      exception: {
        values: [
          { type: 'Error', value: 'database 23505 shoppers_email_key' },
          { type: 'TypeError', value: "bad […] […] […] […] […] […] at 'length'" },
        ],
      },
    })
    const frames = event.exception.values[1]!.stacktrace.frames
    expect(frames.at(-1)!.filename).toMatch(/^server\/src\/operations\/telemetry\.test\.ts/)
    for (const secret of ['hanna', 'Hanna', PASSWORD, '李小雨', '1234567', rootFolder()])
      expect(taker.received.map((one) => one.body).join()).not.toContain(secret)
  })

  test('a failing job is reported only when its attempts are used up', async () => {
    const before = taker.received.length
    const settled = () =>
      world.db.selectFrom('job_runs').where('name', '=', 'read-rates').selectAll().execute()
    const tries = (await settled()).length
    await inTransaction(world.db, (tx) => enqueue(tx, 'read-rates', {}, { key: 'twice' }))
    await world.runJobs()
    expect(taker.received).toHaveLength(before)
    await sql`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where key = 'twice'`.execute(
      world.db,
    )
    await world.runJobs()
    expect(await settled()).toHaveLength(tries + 2)
    await vi.waitFor(() => expect(taker.received).toHaveLength(before + 1))
    expect(events().at(-1)).toMatchObject({ transaction: 'job read-rates', tags: { job: 'read-rates' } })
    await sql`delete from graphile_worker._private_jobs where key = 'twice'`.execute(world.db)
  })

  /**
   * Simulates fatal errors without ending this process: returns the handlers that receive them, and whether
   * the process would have exited.
   */
  const dying = (report: Parameters<typeof endOnError>[1]) => {
    const handlers = new Map<string | symbol, (error: unknown) => void>()
    const on = vi.spyOn(process, 'on').mockImplementation((name, handler) => {
      handlers.set(name, handler)
      return process
    })
    endOnError(pino({ level: 'silent' }), report)
    on.mockRestore()
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    exit.mockClear()
    const words = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    onTestFinished(() => {
      exit.mockRestore()
      words.mockRestore()
    })
    return { exit, handlers }
  }

  test('an uncaught error is reported once before the process ends', async () => {
    const before = taker.received.length
    const { exit, handlers } = dying((error) => {
      reportedError.publish({ error, endsProcess: true })
      return sending.flush()
    })
    expect([...handlers.keys()]).toEqual(['uncaughtException', 'unhandledRejection'])
    handlers.get('uncaughtException')!(new RangeError('of hanna@example.com'))
    handlers.get('unhandledRejection')!(new Error('and another while the first is told'))
    expect(exit).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]))
    expect(taker.received).toHaveLength(before + 1)
    expect(events().at(-1)).toMatchObject({
      transaction: 'the process',
      level: 'fatal',
      exception: { values: [{ type: 'RangeError', value: 'of […]', mechanism: { handled: false } }] },
    })
  })

  test('a recurring fault keeps its count, whatever else is reported meanwhile', async () => {
    const before = taker.received.length
    const real = performance.now.bind(performance)
    let minute = 10
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + minute * 60_000)
    onTestFinished(() => clock.mockRestore())
    const recurring = new RangeError('recurring')
    for (let count = 0; count < 4; count += 1) await failing(recurring, () => logIn({}))
    minute = 12
    await failing(new EvalError('another kind'), () => logIn({}))
    await failing(recurring, () => logIn({}))
    await vi.waitFor(() => expect(taker.received).toHaveLength(before + 3))
    const reported = events().slice(before)
    expect(reported.flatMap(({ tags }) => tags['times'] ?? [])).toEqual([4])
  })

  test('a dying process does not wait for a service that does not answer, and not at all if nothing is reported', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const silent = dying(() => new Promise(() => undefined))
    silent.handlers.get('unhandledRejection')!('no error at all')
    await vi.advanceTimersByTimeAsync(2_400)
    expect(silent.exit).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(silent.exit).toHaveBeenCalled()
    const alone = dying(() => undefined)
    alone.handlers.get('uncaughtException')!(new Error('x'))
    expect(alone.exit).toHaveBeenCalled()
  })

  test('an unreachable or silent address delays no answer, and a storm of faults causes only a few reports', async () => {
    taker.answer('nothing')
    // Waiting for each of them would take half an hour.
    for (let n = 0; n < 300; n++)
      await failing(
        Object.assign(new Error('x'), { stack: `Error: x\n    at f${n} (/a/b.ts:${n}:1)` }),
        async () => {
          expect((await logIn({})).statusCode).toBe(500)
        },
      )
    expect(taker.waiting()).toBeLessThanOrEqual(20)
  })

  test('the address is checked at the start, and never repeated', () => {
    const read = (SENTRY_DSN: string) => () => readEnv({ SENTRY_DSN }).faults
    expect(read('')()).toBeUndefined()
    expect(read('https://abc@sentry.example.com/1')()).toEqual({
      dsn: 'https://abc@sentry.example.com/1',
      environment: 'demo',
    })
    for (const wrong of [
      'abc',
      'https://sentry.example.com/1',
      'https://abc@sentry.example.com/',
      'ftp://abc@x/1',
    ]) {
      expect(read(wrong)).toThrow(/SENTRY_DSN must be/)
      expect(read(wrong)).not.toThrow(/abc|ftp/)
    }
    expect(() => readEnv({ SENTRY_DSN: 'https://abc@x.test/1', SENTRY_ENVIRONMENT: 'a b' })).toThrow(
      /ENVIRONMENT/,
    )
  })
})

test.each([
  ['select "id" from "orders" where "shopper_id" = $1', 'select orders'],
  ['\n  select graphile_worker.add_job($1, payload => $2)', 'select graphile_worker.add_job'],
  ['insert into "mails" ("id") values ($1)', 'insert mails'],
  ['update "parcels" set "stage" = $1 from t', 'update parcels'],
  ['delete from sessions where id = $1', 'delete sessions'],
  [
    'with one as (select 1), two as materialized (select 2 from one) select * from two join x on true, (select from items) y',
    'select items',
  ],
  [
    'with t as (insert into ledger_transactions default values returning id) select id from t',
    'insert ledger_transactions',
  ],
  ['select id from things for no key update', 'select things'],
  ['select id from a for update of a', 'select a'],
  ['commit', 'commit'],
  ['', 'statement'],
])('a statement is named after what it does: %s', (text, name) => {
  expect(shortName(text)).toBe(name)
})

test('traces are configured by OpenTelemetry’s own variables, and errors in them are reported at the start', () => {
  const read = (named: Record<string, string>) => () =>
    readEnv(Object.fromEntries(Object.entries(named).map(([name, value]) => [`OTEL_${name}`, value]))).traces
  const endpoint = { EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(read({})()).toBe(false)
  expect(read(endpoint)()).toBe(true)
  expect(read({ ...endpoint, SDK_DISABLED: 'true' })()).toBe(false)
  expect(read({ ...endpoint, TRACES_EXPORTER: 'none' })()).toBe(false)
  expect(read({ EXPORTER_OTLP_ENDPOINT: 'secret@host' })).toThrow(/ENDPOINT must be an http\(s\) URL/)
  expect(read({ EXPORTER_OTLP_ENDPOINT: 'secret@host' })).not.toThrow(/secret/)
  expect(read({ ...endpoint, EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/http\/json/)
  expect(read({ ...endpoint, TRACES_SAMPLER: 'some' })).toThrow(/OTEL_TRACES_SAMPLER must be one of/)
  expect(read({ ...endpoint, TRACES_SAMPLER: 'traceidratio', TRACES_SAMPLER_ARG: '2' })).toThrow(/0 to 1/)
})

describe('settings', () => {
  const read = (named: Record<string, string>) => () => readEnv({ ...named }).metrics
  test('metrics are off by default, and need a token beyond this machine', () => {
    expect(read({})()).toBeUndefined()
    expect(read({ METRICS_PORT: '9464' })()).toEqual({ host: '127.0.0.1', port: 9464, token: undefined })
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN is required/)
    expect(read({ METRICS_PORT: '9464', METRICS_TOKEN: 'short' })).toThrow(/16 characters/)
    expect(read({ METRICS_PORT: '3000' })).toThrow(/must differ from PORT/)
    expect(read({ METRICS_PORT: 'all' })).toThrow(/must be a port number/)
  })
})
