import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../../test/world.ts'

/** The bank's next answer. */
let answer: { status: number; body: string }
let server: Server
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const world = testWorld({
  env: () => ({ RATES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml` }),
})
let fin: Person
let ana: Person
beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  ana = await world.shopper('ana')
})
beforeEach(async () => {
  world.clock.advance({ minutes: 5 })
  // The policy of rates entered by hand has tests of its own (policy.test.ts).
  await given.limits(world, 'exchange_rate', { aloneDayTimes: 100 })
})

const daily = (day: string, lines: string) =>
  `<Envelope><Cube><Cube time='${day}'>${lines}<Cube currency='CNY' rate='7.6705'/></Cube></Cube></Envelope>`
const answerWith = (day: string, lines: string) => (answer = { status: 200, body: daily(day, lines) })
const read = () => world.runJob('read-rates', {})
const rateOf = async (currency: string) =>
  (await fin.call('GET /staff/exchange_rates')).rates.find((rate) => rate.currency === currency)!
const enter = (over: object = {}) =>
  fin.call('POST /staff/exchange_rates', {
    body: { currency: 'USD', rate: '6.71', quoted_on: '2026-11-02', note: 'As agreed', ...over },
  })
const quote = () =>
  ana.call('POST /recharges/preview', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: 10_000 },
  })

test('the daily file gives each currency a rate of its day, once', async () => {
  answerWith('2026-10-30', `<Cube currency='USD' rate='1.1435'/><Cube currency='JPY' rate='178.91'/>`)
  await read()
  await read()
  expect(await rateOf('USD')).toMatchObject({
    rate: '6.707914298',
    quoted_on: '2026-10-30',
    source: 'ecb',
    age: 'fresh',
    before: { quoted_on: '2026-09-29' },
  })
  const { rates } = await world.caller()('GET /exchange_rate', { query: { currency: 'JPY' } })
  expect(rates).toMatchObject([{ rate_nanos: 42_873_512, minor_digits: 0, source: 'ecb' }])
  const { rates: history } = await fin.call('GET /staff/exchange_rates/{currency}', {
    params: { currency: 'USD' },
  })
  expect(history.map((rate) => rate.quoted_on)).toEqual(['2026-10-30', '2026-09-29'])
  // A currency that the file lacks keeps its rate.
  expect(await rateOf('TWD')).toMatchObject({ quoted_on: '2026-09-29', age: 'late' })
})

test('an invalid file or a server that is down changes nothing, and the job is retried', async () => {
  const before = await rateOf('USD')
  answer = { status: 503, body: '' }
  await expect(read()).rejects.toThrow('503')
  answer = { status: 200, body: '<html>Maintenance</html>' }
  await expect(read()).rejects.toThrow('names no day')
  expect(await rateOf('USD')).toEqual(before)
})

test('a rate that leaps is left out, and the others are stored', async () => {
  answerWith('2026-10-31', `<Cube currency='USD' rate='11.435'/><Cube currency='GBP' rate='0.8638'/>`)
  await read()
  expect((await rateOf('USD')).quoted_on).toBe('2026-10-30')
  expect((await rateOf('GBP')).quoted_on).toBe('2026-10-31')
})

test('a rate entered manually takes precedence over one read for the same day, but not over a newer day', async () => {
  expect(await enter()).toMatchObject({ rate: '6.710000000', source: 'by_hand', entered_by: 'fin' })
  expect(await quote()).toMatchObject({ rate: '6.575800', rate_quoted_on: '2026-11-02' })
  answerWith('2026-11-02', `<Cube currency='USD' rate='1.15'/>`)
  await read()
  expect((await rateOf('USD')).rate).toBe('6.710000000')
  await enter({ rate: '6.72' })
  expect((await rateOf('USD')).rate).toBe('6.720000000')
  answerWith('2026-11-03', `<Cube currency='USD' rate='1.15'/>`)
  await read()
  expect(await rateOf('USD')).toMatchObject({ rate: '6.670000000', source: 'ecb' })
})

test.each([
  ['nothing', { rate: '0.000' }, 'rate'],
  ['less than the smallest', { rate: '0.0000000001' }, 'rate'],
  ['the yuan itself', { currency: 'CNY' }, 'currency'],
  ['no day', { quoted_on: '2026-02-30' }, 'quoted_on'],
  ['a day to come', { quoted_on: '2026-11-09' }, 'quoted_on'],
])('%s is refused', async (_, over, field) => {
  const error = await expectRefusal(enter(over), 'invalid_input')
  expect(error.fields).toHaveProperty(field)
})

test('if no file has come for a week, foreign recharges stop until a rate is entered', async () => {
  expect((await quote()).currency).toBe('USD')
  world.clock.advance({ days: 9 })
  ana = await given.loggedInAgain(world, ana)
  await expectRefusal(quote(), 'try_again')
  const { staff_token } = await world.caller()('POST /staff/login', {
    body: { email: fin.email, password: STAFF_PASSWORD },
  })
  fin = { ...fin, call: world.caller(staff_token) }
  expect((await rateOf('USD')).age).toBe('stopped')
  await enter({ quoted_on: '2026-11-11' })
  expect((await quote()).rate_quoted_on).toBe('2026-11-11')
})

test('only finance views and enters rates, and triggers reading the file', async () => {
  const buyer = await world.staff('buyer', ['buyer'])
  await expectRefusal(buyer.call('GET /staff/exchange_rates'), 'forbidden')
  answerWith('2026-11-11', `<Cube currency='EUR' rate='1.0'/><Cube currency='SGD' rate='1.49'/>`)
  await fin.call('POST /staff/exchange_rates/read', { body: {} })
  await world.runJobs()
  expect((await rateOf('SGD')).quoted_on).toBe('2026-11-11')
})
