import { calendarOf } from '@longhaul/domain/orders/calendars.ts'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'
import { writeTicket } from './public.ts'

/** A new real shop: closed, and without the invented examples of the template. */
const world = testWorld({ shop: 'closed', env: () => ({ DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9' }) })

let ada: Person
const setup = () => ada.call('GET /staff/setup')
const missing = async () => (await setup()).steps.filter(({ done }) => !done).map(({ id }) => id)
const open = () => ada.call('POST /staff/setup/open', { body: {} })
const close = (reason = 'Spring festival') => ada.call('POST /staff/setup/close', { body: { reason } })
const register = (name: string) =>
  world.caller()('POST /users', {
    body: { email: `${name}@example.com`, password: PASSWORD, nickname: '' },
  })
const page = (path: string, cookie = '') => world.inject({ url: path, headers: { cookie } })

async function change(values: Record<string, string | string[] | boolean>): Promise<void> {
  const known = (await ada.call('GET /staff/settings')).settings
  const changes = Object.entries(values).map(([name, value]) => ({
    name,
    value,
    before: known.find((setting) => setting.name === name)!.value,
  }))
  await ada.call('PUT /staff/settings', { body: { changes, reason: 'set-up' } })
}

const credit = ({ id }: Person) =>
  ada.call('POST /staff/adjustments', {
    body: { shopper_id: id, amount_fen: 20_000, cause: 'goodwill', reason: 'Welcome' },
  })

beforeAll(async () => {
  for (const table of [
    'shipping_rates',
    'rate_cards',
    'shipping_lines',
    'warehouses',
    'working_hours',
  ] as const)
    await world.db.deleteFrom(table).execute()
  await world.db.deleteFrom('settings').execute()
  ada = await world.staff('ada', ['admin'])
  const { secret } = await ada.call('POST /staff/two_factor', { body: { password: STAFF_PASSWORD } })
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = app.generate({ timestamp: world.clock.now().getTime() })
  await ada.call('POST /staff/two_factor/confirm', { body: { code } })
})

test('a new shop admits no strangers, neither through the API nor to its pages, and says so in both languages', async () => {
  expect((await expectRefusal(register('eve'), 'feature_closed')).reason).toBe('shop_not_open')
  const lead = { name: 'Eve', company: '', email: 'eve@example.com', phone: '', message: '' }
  const enquiry = { ...lead, monthly_volume: 'more' as const, consent: true as const }
  await expectRefusal(world.caller()('POST /leads', { body: enquiry }), 'feature_closed')
  for (const path of ['/', '/order', '/faq', '/user/register', '/no-such-page']) {
    const { headers, body } = await page(path)
    expect(body).toContain('opens soon')
    expect(body).toContain('即将开业')
    expect(body).toContain('noindex')
    expect(headers['x-robots-tag']).toBe('noindex')
  }
  expect((await page('/robots.txt')).body).not.toContain('Sitemap')
  expect((await page('/sitemap.xml')).statusCode).toBe(404)
  expect((await world.caller()('GET /warehouses')).warehouses).toEqual([])
  expect(await world.caller()('GET /configurations')).toMatchObject({ contact_email: '', contact_hours: '' })
})

test('staff see its pages with a ticket that works for no one else and only while they are logged in', async () => {
  const buyer = await world.staff('bo', ['buyer'])
  const { path } = await buyer.call('POST /staff/setup/preview', { body: {} })
  const entered = await page(path)
  expect(entered).toMatchObject({ statusCode: 302, headers: { location: '/' } })
  const cookie = String(entered.headers['set-cookie']).split(';')[0]!
  expect(String(entered.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  expect((await page('/', cookie)).body).not.toContain('opens soon')
  expect((await page('/', cookie)).headers['x-robots-tag']).toBe('noindex')

  // What a stranger might try: forging a ticket, using the address later, using one kind as the other,
  // claiming a log-in.
  const sessionId = '00000000-0000-4000-8000-000000000000'
  const until = new Date(world.clock.now().getTime() + 60_000)
  const forged = writeTicket(Buffer.from('guess'), { sessionId, until, of: 'cookie' })
  const ofNoSession = writeTicket(world.world.secret, { sessionId, until, of: 'cookie' })
  const ticket = path.split('=')[1]!
  const tries = [`preview=${forged}`, `preview=${ofNoSession}`, `preview=${ticket}`, 'isLogin=true; token=x']
  for (const tried of tries) expect((await page('/', tried)).body).toContain('opens soon')
  expect((await page(`/?preview=${cookie.split('=')[1]}`)).body).toContain('opens soon')
  world.clock.advance({ minutes: 2 })
  expect((await page(path)).body).toContain('opens soon')

  await buyer.call('POST /staff/logout', { body: {} })
  expect((await page('/', cookie)).body).toContain('opens soon')
})

test('a test mail proves that mail arrives: only by its link, once, and within an hour', async () => {
  const confirm = (code: string) => ada.call('POST /staff/setup/test_mail/confirm', { body: { code } })
  await ada.call('POST /staff/setup/test_mail', { body: {} })
  const stored = await world.db.selectFrom('mails').where('template', '=', 'test_mail').selectAll().execute()
  const [first] = await world.mailedTokens(ada.email, 'test_mail')
  expect(JSON.stringify(stored)).not.toContain(first)
  expect(await setup()).toMatchObject({ mail_waiting_for: ada.email })

  world.clock.advance({ minutes: 61 })
  expect((await expectRefusal(confirm(first!), 'transition_not_allowed')).reason).toBe('mail_test_over')
  await expectRefusal(confirm('000000'), 'transition_not_allowed')
  const nowhere = ada.call('POST /staff/setup/test_mail', { body: { to: 'nowhere' } })
  expect((await expectRefusal(nowhere, 'invalid_input')).fields).toHaveProperty('to')
  await ada.call('POST /staff/setup/test_mail', { body: { to: 'ops@example.com' } })
  const [second] = await world.mailedTokens('ops@example.com', 'test_mail')
  const { steps } = await confirm(`http://shop.test/console/setup?mail=${second}`)
  expect(steps.find(({ id }) => id === 'mail')).toEqual({
    id: 'mail',
    done: true,
    found: ['ops@example.com'],
  })
  await expectRefusal(confirm(second!), 'transition_not_allowed')
  const { after } = await world.db
    .selectFrom('audit_log')
    .where('action', '=', 'confirm_test_mail')
    .select('after')
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ to: 'ops@example.com' })
})

test('working days are stored together, refused if they are unusable, and do not overwrite a colleague’s', async () => {
  const { changed_at: never, ...plain } = await ada.call('GET /staff/working_days')
  expect({ never, ...plain }).toMatchObject({ never: null, weekdays: [1, 2, 3, 4, 5], days_off: [] })
  const { daysOff, daysWorked } = calendarOf('CN')
  const china = { ...plain, days_off: [...daysOff], days_worked: [...daysWorked] }
  const save = (changes: object, before = never) =>
    ada.call('PUT /staff/working_days', { body: { ...china, ...changes, before } })
  const twice = {
    days_off: [
      { first: '2026-03-01', last: '2026-03-02' },
      { first: '2026-03-02', last: '2026-03-03' },
    ],
  }
  expect((await expectRefusal(save(twice), 'invalid_input')).fields).toHaveProperty('days_off')
  expect((await expectRefusal(save({ weekdays: [] }), 'invalid_input')).fields).toHaveProperty('weekdays')
  await expectRefusal(save({ closes_hour: 9 }), 'invalid_input')
  await expectRefusal(save({ days_worked: ['2026-02-30'] }), 'invalid_input')
  const saved = await save({})
  expect(saved.days_off).toEqual(china.days_off)
  expect((await expectRefusal(save({}), 'out_of_date')).reason).toBe('changed_meanwhile')
})

test('the example prices take effect when they are confirmed, and can be adopted once', async () => {
  await change({ featureShippingEstimate: true })
  const price = async () => {
    const body = { country: 'US', weight_grams: 500 }
    const { lines } = await world.caller()('POST /shipping/estimate', { body })
    return lines.filter((line) => line.total_fen !== null).length
  }
  const take = () => ada.call('POST /staff/rate_cards/examples', { body: {} })
  const [card, second] = await Promise.allSettled([take(), take()])
  expect([card.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await price()).toBe(0)
  const [kept] = (await ada.call('GET /staff/rate_cards')).cards
  expect(kept).toMatchObject({ state: 'unconfirmed', name: 'Starting rates' })
  expect(await missing()).toContain('rates')
  const confirm = () =>
    ada.call('POST /staff/rate_cards/{id}/confirm', { params: { id: kept!.id }, body: {} })
  expect(await confirm()).toMatchObject({ state: 'in_force' })
  await expectRefusal(confirm(), 'transition_not_allowed')
  expect(await price()).toBeGreaterThan(0)
})

test('the shop opens once nothing is missing; then strangers can register and order', async () => {
  expect(await missing()).toEqual([
    'name',
    'contact',
    'legal_texts',
    'warehouse',
    'services',
    'duties',
    'fees',
    'way_to_pay',
    'exchange_rates',
  ])
  const refused = await expectRefusal(open(), 'transition_not_allowed')
  expect(refused.data).toMatchObject({ reason: 'setup_missing', missing: await missing() })

  await change({ websiteName: 'Kranich', websiteNameZh: '鹤行', contactEmail: 'hello@kranich.example' })
  await change({
    contactHours: 'Mon–Fri 9–18',
    contactHoursZh: '周一至周五 9–18',
    currencies: ['USD', 'CNY'],
  })
  await change({ remittanceBank: 'Bank of China\n6222' })
  for (const step of ['legal_texts', 'services', 'duties', 'fees', 'fees'] as const)
    await ada.call('POST /staff/setup/confirm', { body: { step } })
  await ada.call('POST /staff/warehouses', { body: warehouse })
  expect(await missing()).toEqual(['exchange_rates'])
  const rate = { currency: 'USD', rate: '7.1', quoted_on: '2026-11-02', note: 'Bank of China' }
  await ada.call('POST /staff/exchange_rates', { body: rate })
  expect(await missing()).toEqual([])
  await expectRefusal(register('eve'), 'feature_closed')

  const both = await Promise.allSettled([open(), open()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await expectRefusal(open(), 'transition_not_allowed')).reason).toBe('shop_open_already')
  expect((await page('/')).body).not.toContain('opens soon')
  await register('eve')
})

test('a shop that loses its payment methods stays open, but accepts no order that could not be paid', async () => {
  const mei = await world.shopper('mei')
  const rich = await world.shopper('rich')
  await credit(rich)
  await given.settings(world, { remittanceBank: '' })
  expect(await setup()).toMatchObject({ is_open: true })
  expect(await missing()).toEqual(['way_to_pay'])
  const cart_item_ids = [await given.aCartItem(mei)]
  expect(await mei.call('POST /orders/preview', { body: { cart_item_ids } })).toMatchObject({
    why_not: 'no_way_to_pay',
  })
  const refused = await expectRefusal(given.anOrder(mei, { warehouse: 'BER' }), 'transition_not_allowed')
  expect(refused.reason).toBe('no_way_to_pay')
  // An order that the balance covers can be paid.
  await given.pay(rich, await given.anOrder(rich, { warehouse: 'BER' }))
  await given.settings(world, { remittanceBank: 'Bank of China\n6222' })
  await given.anOrder(mei, { warehouse: 'BER' })
})

test('a closed shop accepts nothing new; its shoppers can log in, pay and see their pages', async () => {
  const ina = await world.shopper('ina')
  await credit(ina)
  const order = await given.anOrder(ina, { warehouse: 'BER' })
  expect((await expectRefusal(close('  '), 'invalid_input')).fields).toHaveProperty('reason')
  await close()
  expect((await expectRefusal(close(), 'transition_not_allowed')).reason).toBe('shop_closed_already')
  expect((await expectRefusal(given.anOrder(ina, { warehouse: 'BER' }), 'feature_closed')).reason).toBe(
    'shop_not_open',
  )
  await expectRefusal(register('late'), 'feature_closed')
  await given.pay(ina, order)
  expect((await page('/')).body).toContain('is closed for now')
  expect((await page('/user/login')).body).not.toContain('is closed for now')
  expect((await page('/mine', `isLogin=true; token=${ina.token}`)).body).not.toContain('is closed for now')
  expect(await open()).toMatchObject({ is_open: true, closed_at: null })
})

test('only admins open and close', async () => {
  const su = await world.staff('su', ['support'])
  await expectRefusal(su.call('GET /staff/setup'), 'forbidden')
  await expectRefusal(su.call('POST /staff/setup/close', { body: { reason: 'x' } }), 'forbidden')
  await expectRefusal(su.call('POST /staff/setup/open', { body: {} }), 'forbidden')
})

const warehouse = {
  id: 'BER', name_en: 'Guangzhou', name_zh: '广州', address_latin: '12 Real Road, Guangzhou', address_chinese: '广州市真实路 12 号',
  receiver: '鹤行', phone: '+86 20 1234 5678', postcode: '510000', position: 0, closed: false,
} // prettier-ignore
