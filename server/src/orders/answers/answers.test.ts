import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

type Choice = 'accept' | 'decline'

/** An item about whose price staff ask, with the token of the mail. */
async function asked(shopper = ana, goods_fen = 3_600): Promise<{ id: string; key: string }> {
  const id = await given.anApprovedItem(world, shopper, buyer)
  await buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen, freight_fen: 0, note: 'The price went up' },
  })
  const key = (await world.mailedTokens(shopper.email, 'question_asked')).at(-1)!
  return { id, key }
}

const get = (key: string, choice: Choice, method: 'GET' | 'HEAD' = 'GET') =>
  world.inject({ method, url: `/answer?choice=${choice}&key=${key}` })

/** The nonce of the form on the page of a link. */
async function nonceOf(key: string, choice: Choice): Promise<string> {
  const { body } = await get(key, choice)
  return /name="nonce" value="([^"]+)"/.exec(body)?.[1] ?? ''
}

const post = (fields: Record<string, string>, remoteAddress = '127.0.0.1') =>
  world.inject({
    method: 'POST',
    url: '/answer',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const press = async (key: string, choice: Choice) =>
  await post({ key, choice, nonce: await nonceOf(key, choice) })

const stageOf = async (id: string) =>
  (await world.db.selectFrom('order_items').where('id', '=', id).select('stage').executeTakeFirstOrThrow())
    .stage

const balanceOf = async (who = ana) => (await who.call('GET /users/info')).available_fen

describe('the mail', () => {
  test('has both answers with their sums, and its stored text has no token', async () => {
    const { key } = await asked()
    const mail = await world.db
      .selectFrom('mails')
      .where('shopper_id', '=', ana.id)
      .where('template', '=', 'question_asked')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(mail.subject).toContain('¥6.30 more. Buy it or cancel?')
    expect(mail.text_body).toContain(
      'Buy it for ¥6.30 more:\nhttp://shop.test/answer?choice=accept&key=••••••••',
    )
    expect(mail.text_body).toContain('Cancel, get ¥31.50 back:\nhttp://shop.test/answer?choice=decline&key=')
    expect(JSON.stringify(mail)).not.toContain(key)
    const links = await world.db.selectFrom('answer_links').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(key)
  })
})

describe('looking', () => {
  test('as a scanner does decides nothing, however often', async () => {
    const { id, key } = await asked()
    for (let time = 0; time < 20; time++) {
      const page = await get(key, time % 2 === 0 ? 'accept' : 'decline')
      expect(page.statusCode).toBe(200)
    }
    expect((await get(key, 'accept', 'HEAD')).statusCode).toBe(200)
    expect(await stageOf(id)).toBe('awaiting_customer')
  })

  test('shows the answer with its sum, without a script, to no search engine and to no other site', async () => {
    const { key } = await asked()
    const { body, headers } = await get(key, 'accept')
    expect(body).toContain('Buy it for ¥6.30 more?')
    expect(body).toContain('Cancel, get ¥31.50 back</a>')
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).not.toMatch(/<script|undefined|<img(?![^>]*alt=)/)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('pressing the button', () => {
  test('accepts and pays from the balance, once, and the history says that it was by mail', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    const before = await balanceOf()
    const page = await press(key, 'accept')
    expect(page.body).toContain('Your answer has been saved')
    expect(await stageOf(id)).toBe('to_purchase')
    expect(before - (await balanceOf())).toBe(630)
    const steps = await world.db
      .selectFrom('order_item_steps')
      .where('order_item_id', '=', id)
      .where('step', '=', 'answer_by_mail')
      .select(['actor', 'actor_id'])
      .execute()
    expect(steps).toEqual([{ actor: 'shopper', actor_id: ana.id }])
    for (const choice of ['accept', 'decline'] as const) {
      expect((await get(key, choice)).body).toContain('We’re buying it')
      await post({ key, choice, nonce: 'x' })
    }
    expect(before - (await balanceOf())).toBe(630)
  })

  test('declines', async () => {
    const { id, key } = await asked()
    expect((await press(key, 'decline')).body).toContain('It’s cancelled')
    expect(await stageOf(id)).toBe('cancelled')
  })

  test('about a problem keeps the item, or asks for a refund', async () => {
    const report = async () => {
      const { stockId, itemId } = await given.anArrivedItem(world, ana, { buyer, packer })
      await given.inspect(world, packer, stockId)
      await packer.call('POST /staff/stock_items/{id}/problem', {
        params: { id: stockId },
        body: { problem: 'damaged', note: 'A crack at the rim' },
      })
      return { itemId, key: (await world.mailedTokens(ana.email, 'item_problem')).at(-1)! }
    }
    const kept = await report()
    const asking = await get(kept.key, 'decline')
    expect(asking.body).toMatch(/Send it back, get ¥[\d.]+\?/)
    expect(asking.body).toContain('<img src=')
    expect((await press(kept.key, 'accept')).body).toContain('It stays on your shelf')
    world.clock.advance({ minutes: 1 })
    const sent = await report()
    expect((await press(sent.key, 'decline')).body).toContain('Your refund request is in')
    const cases = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', 'in', [kept.itemId, sent.itemId])
      .select('order_item_id')
      .execute()
    expect(cases.map((row) => row.order_item_id)).toEqual([sent.itemId])
  })

  test('at the same moment for both answers counts once', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    const [yes, no] = [await nonceOf(key, 'accept'), await nonceOf(key, 'decline')]
    const answers = await Promise.all([
      post({ key, choice: 'accept', nonce: yes }),
      post({ key, choice: 'decline', nonce: no }),
      post({ key, choice: 'accept', nonce: yes }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(['to_purchase', 'cancelled']).toContain(await stageOf(id))
    const steps = await world.db
      .selectFrom('order_item_steps')
      .where('order_item_id', '=', id)
      .where('step', '=', 'answer_by_mail')
      .select('id')
      .execute()
    expect(steps).toHaveLength(1)
  })

  test('on a page that was open for too long asks once more', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    const nonce = await nonceOf(key, 'accept')
    world.clock.advance({ minutes: 61 })
    const page = await post({ key, choice: 'accept', nonce })
    expect(page.body).toContain('Press the button once more')
    expect(await stageOf(id)).toBe('awaiting_customer')
  })
})

describe('nothing is decided', () => {
  test('without the nonce of this page, of this answer', async () => {
    await given.money(world, ana, 2_000)
    const { id, key } = await asked()
    const other = await asked()
    const wrong = ['', 'x', await nonceOf(key, 'decline'), await nonceOf(other.key, 'accept')]
    for (const nonce of wrong) await post({ key, choice: 'accept', nonce })
    await post({ key, choice: 'accept' })
    await post({ key, choice: 'everything', nonce: await nonceOf(key, 'accept') })
    await post({ choice: 'accept' })
    expect(await stageOf(id)).toBe('awaiting_customer')
  })

  test('with a guessed, a foreign or an odd token, and nothing is shown', async () => {
    const { key } = await asked()
    const guesses = ['', 'x', 'A'.repeat(43), `${key}x`, key.slice(1), '../../etc', "'; drop table x"]
    for (const guess of guesses) {
      const page = await get(encodeURIComponent(guess), 'accept')
      expect(page.statusCode, guess).toBe(404)
      expect(page.body).toContain('This link no longer works')
      expect(page.body).not.toMatch(/O0\d+|¥/)
    }
    const huge = await post({ key: 'x'.repeat(10_000), choice: 'accept', nonce: 'x' })
    expect(huge.statusCode).toBe(413)
  })

  test('after the deadline: the page says so; after two more weeks it says nothing', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    const nonce = await nonceOf(key, 'accept')
    await given.later(world, { days: 4 })
    await world.runJob('expire-questions', {})
    await post({ key, choice: 'accept', nonce })
    expect((await get(key, 'accept')).body).toContain('We’ve cancelled it')
    expect(await stageOf(id)).toBe('cancelled')
    await given.later(world, { days: 14 })
    expect((await get(key, 'accept')).statusCode).toBe(404)
  })

  test('that was answered on the page: it shows what was said there', async () => {
    const { id, key } = await asked()
    const nonce = await nonceOf(key, 'decline')
    await ana.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: true } })
    const page = await post({ key, choice: 'decline', nonce })
    expect(page.body).toContain('You said yes')
    expect(await stageOf(id)).toBe('supplement_due')
  })

  test('beyond the balance: paying more needs a log-in, and the other answer stays', async () => {
    const poor = await world.shopper(inThisTest('poor'))
    await given.money(world, poor, 10_000)
    const { id, key } = await asked(poor, 10_000)
    // The page was opened while the balance was enough.
    const nonce = await nonceOf(key, 'accept')
    const left = await balanceOf(poor)
    await given.pay(poor, await given.anOrder(poor, { line: { unit_price_fen: left - 1_500 } }))
    const page = await post({ key, choice: 'accept', nonce })
    expect(page.body).toContain('Your balance is too low for this answer')
    expect(await stageOf(id)).toBe('awaiting_customer')
    expect((await press(key, 'decline')).body).toContain('It’s cancelled')
  })

  test('for a blocked or closed account', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    const nonce = await nonceOf(key, 'accept')
    await world.db
      .updateTable('shoppers')
      .set({ blocked_at: world.clock.now() })
      .where('id', '=', ana.id)
      .execute()
    expect((await post({ key, choice: 'accept', nonce })).statusCode).toBe(404)
    expect(await stageOf(id)).toBe('awaiting_customer')
    await world.db.updateTable('shoppers').set({ blocked_at: null }).where('id', '=', ana.id).execute()
    expect((await press(key, 'decline')).statusCode).toBe(200)
  })

  test('and a closed account leaves no link', async () => {
    const zed = await world.shopper(inThisTest('zed'))
    const { key } = await asked(zed)
    await press(key, 'decline')
    await world.db
      .updateTable('shoppers')
      .set({ closed_at: world.clock.now() })
      .where('id', '=', zed.id)
      .execute()
    expect((await get(key, 'decline')).statusCode).toBe(404)
  })
})

describe('a new link', () => {
  const renew = (key: string) => post({ key, choice: 'accept', renew: '1' })
  const keysOf = (who = ana) => world.mailedTokens(who.email, 'question_asked')
  const mailsOf = async (who: Person) =>
    (await world.db.selectFrom('mails').where('shopper_id', '=', who.id).select('id').execute()).length

  test('is mailed to the same address, works, and replaces the old one', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    await given.later(world, { minutes: 60 })
    const said = await renew(key)
    expect(said.statusCode).toBe(200)
    expect(said.body).toContain('Check your email')
    expect(said.body).not.toMatch(/O0\d+|¥/)
    expect(said.body).not.toContain(ana.email)
    const keys = await keysOf()
    expect(keys).toHaveLength(2)
    expect(keys[1]).not.toBe(key)
    const old = await get(key, 'accept')
    expect(old.statusCode).toBe(404)
    expect(old.body).toContain('Send me a new link')
    expect((await press(keys[1]!, 'accept')).body).toContain('Your answer has been saved')
    expect(await stageOf(id)).toBe('to_purchase')
  })

  test('can be asked for by every earlier link, and says the same as the first mail', async () => {
    const { key } = await asked()
    for (let time = 0; time < 3; time++) {
      await given.later(world, { minutes: 60 })
      await renew(key)
    }
    expect(await keysOf()).toHaveLength(4)
    expect((await get((await keysOf()).at(-1)!, 'accept')).body).toContain('Buy it for ¥6.30 more?')
    const mails = await world.db
      .selectFrom('mails')
      .where('shopper_id', '=', ana.id)
      .where('template', '=', 'question_asked')
      .select(['subject', 'text_body'])
      .execute()
    expect(new Set(mails.map(withoutLeft)).size).toBe(1)
  })

  test('comes once an hour at most, however many ask at the same moment', async () => {
    const { key } = await asked()
    await given.later(world, { minutes: 59 })
    await renew(key)
    expect(await keysOf()).toHaveLength(1)
    await given.later(world, { minutes: 1 })
    const said = await Promise.all([renew(key), renew(key), renew(key)])
    expect(said.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await keysOf()).toHaveLength(2)
  })

  test('comes for nothing that is answered, closed, unknown or of a blocked account; the page says the same', async () => {
    const first = await renew('A'.repeat(43))
    const answered = await asked()
    await press(answered.key, 'decline')
    const late = await asked()
    await given.later(world, { days: 4 })
    await world.runJob('expire-questions', {})
    const blocked = await asked()
    await given.later(world, { minutes: 60 })
    await world.db
      .updateTable('shoppers')
      .set({ blocked_at: world.clock.now() })
      .where('id', '=', ana.id)
      .execute()
    const before = await mailsOf(ana)
    for (const { key } of [answered, late, blocked]) {
      const said = await renew(key)
      expect([said.statusCode, said.body]).toEqual([first.statusCode, first.body])
    }
    expect(await mailsOf(ana)).toBe(before)
    await world.db.updateTable('shoppers').set({ blocked_at: null }).where('id', '=', ana.id).execute()
  })

  test('is offered on the page of an answered link once there is another question, and answers that', async () => {
    await given.money(world, ana, 10_000)
    const { id, key } = await asked()
    const saved = await press(key, 'accept')
    expect(saved.body).not.toContain('Send me a new link')
    // Mails of one moment have no order.
    await given.later(world, { minutes: 1 })
    await buyer.call('POST /staff/order_items/{id}/ask', {
      params: { id },
      body: { kind: 'price', goods_fen: 4_200, freight_fen: 0, note: 'Up again' },
    })
    const second = (await keysOf()).at(-1)!
    const page = await get(key, 'accept')
    expect(page.body).toContain('Your answer has been saved')
    expect(page.body).toContain('another question about this item')
    expect(page.body).toContain('Send me a new link')
    await given.later(world, { minutes: 60 })
    await renew(key)
    const newest = (await keysOf()).at(-1)!
    expect(newest).not.toBe(second)
    expect((await get(second, 'accept')).statusCode).toBe(404)
    expect((await press(newest, 'decline')).body).toContain('It’s cancelled')
  })

  test('is offered, instead of a button that cannot work, when the sum is no longer the one of the mail', async () => {
    await given.money(world, ana, 1_000)
    const { id, key } = await asked()
    await world.db
      .updateTable('answer_links')
      .set({ pay_fen: 500 })
      .where('shopper_id', '=', ana.id)
      .where('used_at', 'is', null)
      .execute()
    const refused = await press(key, 'accept')
    expect(refused.body).toContain('The sum has changed')
    expect(refused.body).not.toContain('name="nonce"')
    expect(await stageOf(id)).toBe('awaiting_customer')
    await given.later(world, { minutes: 60 })
    await renew(key)
    expect((await press((await keysOf()).at(-1)!, 'accept')).body).toContain('Your answer has been saved')
  })

  test('for goods that arrived with a problem shows the find again', async () => {
    const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer })
    await given.inspect(world, packer, stockId)
    await packer.call('POST /staff/stock_items/{id}/problem', {
      params: { id: stockId },
      body: { problem: 'damaged', note: 'A crack at the rim' },
    })
    const [key] = await world.mailedTokens(ana.email, 'item_problem')
    await given.later(world, { minutes: 60 })
    await renew(key!)
    const mails = await world.db
      .selectFrom('mails')
      .where('shopper_id', '=', ana.id)
      .where('template', '=', 'item_problem')
      .select(['subject', 'text_body'])
      .execute()
    expect(mails).toHaveLength(2)
    expect(withoutLeft(mails[1]!)).toBe(withoutLeft(mails[0]!))
    expect(mails[0]!.text_body).toContain('A crack at the rim')
  })
})

/** A mail without the time that remained when it was sent. */
const withoutLeft = ({ subject, text_body }: { subject: string; text_body: string }): string =>
  `${subject}\n${text_body.replace(/ · .* left$/m, '')}`
