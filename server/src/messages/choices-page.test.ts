import { afterEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, testWorld } from '../../test/world.ts'
import { mailServer } from '../mail/smtp.test-support.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { type NewNotice, notify } from './public.ts'

const world = testWorld()

afterEach(() => {
  world.world.env.smtpUrl = undefined
})

/** The mail about this kind of notice, and the links in it. */
async function mailAbout(who: Person, kind: NewNotice['kind']) {
  await inJob(world.world, ['messages'], (work) =>
    notify(work, who.id, {
      kind,
      args: { title: 'Mug', amount_fen: 100 },
      subject: { kind: 'order', id: '00000000-0000-4000-8000-000000000000' },
    }),
  )
  const mail = await world.db
    .selectFrom('mails')
    .where('shopper_id', '=', who.id)
    .where('template', '=', kind)
    .orderBy('created_at', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow()
  return { mail, key: /\/emails\?key=(\S+)/.exec(mail.text_body)?.[1] ?? '' }
}

const keyFor = async (who: Person) => (await mailAbout(who, 'order_paid')).key

const get = (key: string, method: 'GET' | 'HEAD' = 'GET') =>
  world.inject({ method, url: `/emails?key=${key}` })

const postForm = (fields: Record<string, string>, query = '') =>
  world.inject({
    method: 'POST',
    url: `/emails${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' }

const choicesOf = async (who: Person) =>
  (await who.call('GET /mail_choices')).topics.map(({ topic, choice }) => `${topic} ${choice}`)

const DEFAULTS = [
  'parcels at_once',
  'orders daily',
  'money at_once',
  'replies at_once',
  'watched daily',
  'offers daily',
]

describe('the page', () => {
  test('shows the choices without logging in, and looking changes nothing', async () => {
    const ana = await world.shopper('ana')
    const key = await keyFor(ana)
    const page = await get(key)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Emails to a•••@e•••.com')
    expect(page.body).not.toContain(ana.email)
    expect(page.body).not.toContain('<script')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await get(key, 'HEAD')).statusCode).toBe(200)
    for (let look = 0; look < 5; look += 1) await get(key)
    expect(await choicesOf(ana)).toEqual(DEFAULTS)
  })

  test('saves what its form sends, any number of times, and nothing that does not exist', async () => {
    const ben = await world.shopper('ben')
    const key = await keyFor(ben)
    const fields = {
      key,
      parcels: 'daily',
      orders: 'off',
      money: 'weekly',
      decisions: 'off',
      security: 'off',
    }
    for (let press = 0; press < 2; press += 1) {
      const saved = await postForm(fields)
      expect(saved.statusCode).toBe(200)
      expect(saved.body).toContain('Saved. It counts from now on.')
    }
    expect(await choicesOf(ben)).toEqual([
      'parcels daily',
      'orders off',
      'money at_once',
      'replies at_once',
      'watched daily',
      'offers daily',
    ])
    expect((await postForm({ key })).body).not.toContain('Saved')
  })

  test('is in the language of the reader', async () => {
    const wen = await world.shopper('wen', { lang: 'zh' })
    expect((await get(await keyFor(wen))).body).toContain('接收哪些邮件')
  })
})

describe('one click in a mail program', () => {
  test('turns off what the mail is about, in either encoding, without a redirect', async () => {
    const cho = await world.shopper('cho')
    const key = await keyFor(cho)
    const answer = await postForm(ONE_CLICK, `?key=${key}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
    expect(await choicesOf(cho)).toContain('money off')

    await cho.call('PUT /mail_choices/{topic}', { params: { topic: 'money' }, body: { choice: 'at_once' } })
    const multipart = await world.inject({
      method: 'POST',
      url: `/emails?key=${key}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    })
    expect(multipart.statusCode).toBe(200)
    expect(await choicesOf(cho)).toContain('money off')
  })

  test('of the daily mail turns off all that came in it', async () => {
    const dan = await world.shopper('dan')
    await mailAbout(dan, 'order_paid')
    await inJob(world.world, ['messages'], (work) =>
      notify(work, dan.id, {
        kind: 'item_approved',
        args: { title: 'Mug' },
        subject: { kind: 'order', id: '00000000-0000-4000-8000-000000000000' },
      }),
    )
    world.clock.advance({ hours: 24 })
    await world.runJob('send-digests', {})
    const { text_body } = await world.db
      .selectFrom('mails')
      .where('shopper_id', '=', dan.id)
      .where('template', '=', 'daily_digest')
      .select('text_body')
      .executeTakeFirstOrThrow()
    const key = /\/emails\?key=(\S+)/.exec(text_body)![1]!
    await postForm(ONE_CLICK, `?key=${key}`)
    expect(await choicesOf(dan)).toEqual([
      'parcels at_once',
      'orders off',
      'money at_once',
      'replies at_once',
      'watched off',
      'offers off',
    ])
  })

  test('a POST that says nothing changes nothing', async () => {
    const eli = await world.shopper('eli')
    const key = await keyFor(eli)
    await world.inject({ method: 'POST', url: `/emails?key=${key}` })
    await postForm({ 'List-Unsubscribe': 'Maybe' }, `?key=${key}`)
    expect(await choicesOf(eli)).toEqual(DEFAULTS)
  })
})

describe('a link is refused in a sentence', () => {
  const refuses = async (key: string) => {
    for (const answer of [await get(key), await postForm(ONE_CLICK, `?key=${encodeURIComponent(key)}`)]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('This link no longer works')
      expect(answer.body).toContain('/mine/setting#mails')
    }
  }

  test('if it is forged, cut short, or names another shopper or topic', async () => {
    const [fay, gus] = [await world.shopper('fay'), await world.shopper('gus')]
    const key = await keyFor(fay)
    for (const wrong of [
      '',
      'x',
      key.slice(0, -1),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.replace(fay.id, gus.id),
      key.replace('.money.', '.parcels.'),
      key.replace('.money.', '.decisions.'),
      key.replace(/\.(\d+)\./, (_, day: string) => `.${Number(day) + 1}.`),
      '0'.repeat(10_000),
    ])
      await refuses(wrong)
    for (const who of [fay, gus]) expect(await choicesOf(who)).toEqual(DEFAULTS)
  })

  test('after 90 days, after a change of the address, and after the account is closed', async () => {
    const [hal, ida] = [await world.shopper('hal'), await world.shopper('ida')]
    const [first, second] = [await keyFor(hal), await keyFor(ida)]
    await world.db
      .updateTable('shoppers')
      .set({ email: 'ida2@example.com' })
      .where('id', '=', ida.id)
      .execute()
    await refuses(second)
    world.clock.advance({ days: 89 })
    expect((await get(first)).statusCode).toBe(200)
    world.clock.advance({ days: 2 })
    await refuses(first)
    const jo = await world.shopper('jo')
    const third = await keyFor(jo)
    await jo.call('POST /account/close', { body: { password: PASSWORD } })
    await refuses(third)
  })
})

describe('the headers', () => {
  async function headersOf(who: Person, kind: NewNotice['kind']) {
    const { mail, key } = await mailAbout(who, kind)
    const server = await mailServer()
    world.world.env.smtpUrl = `smtp://${server.address}`
    await world.runJob('send-mail', { ids: [mail.id] })
    await server.close()
    return { headers: server.received[0]!.split('\r\n\r\n')[0]!, key, text: mail.text_body }
  }

  test('of news let the mail program unsubscribe, on one line', async () => {
    const kay = await world.shopper('kay')
    const { headers, key } = await headersOf(kay, 'refunded')
    expect(headers).toContain(`\r\nList-Unsubscribe: <http://shop.test/emails?key=${key}>\r\n`)
    expect(headers).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('of decisions and security do not, and their foot leads to the settings', async () => {
    const lee = await world.shopper('lee')
    for (const kind of ['item_problem', 'password_changed'] as const) {
      const { headers, text } = await headersOf(lee, kind)
      expect(headers).not.toMatch(/list-unsubscribe/i)
      expect(text).toContain('http://shop.test/mine/setting#mails')
    }
  })
})
