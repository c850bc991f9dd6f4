import { MAIL_TRIES_MAX } from '@longhaul/domain/mail/retries.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { expectRefusal, testWorld } from '../../test/world.ts'
import { flushBatches } from '../platform/jobs/enqueue-batched.ts'
import { deadAddress, mailServer, silentServer, smtpNo } from './smtp.test-support.ts'

const world = testWorld()

afterEach(() => {
  world.world.env.smtpUrl = undefined
})

const theMail = (recipient: string) =>
  world.db.selectFrom('mails').where('recipient', '=', recipient).selectAll().executeTakeFirstOrThrow()

let people = 0
/** Registers a shopper, which writes a mail; returns the mail. */
async function aMail(lang: 'en' | 'zh' = 'en', nickname = '') {
  const email = `reader${++people}@example.com`
  await world.caller(undefined, lang)('POST /users', { body: { email, password: 'lantern42', nickname } })
  return await theMail(email)
}

/** Sends a mail through the server at this address, once. */
async function send(mailId: string, smtpUrl: string): Promise<void> {
  world.world.env.smtpUrl = smtpUrl
  await world.runJob('send-mail', { ids: [mailId] })
}

/** A header of a received message, unfolded. */
const header = (message: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(message.split('\r\n\r\n')[0] ?? '')?.[1]
    ?.replaceAll(/\r\n[ \t]/g, ' ') ?? ''

describe('delivery', () => {
  test('goes out once, as text and HTML, in the reader’s language', async () => {
    const server = await mailServer()
    const mail = await aMail('zh')
    await send(mail.id, `smtp://${server.address}`)
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(server.received).toHaveLength(1)
    const [message] = server.received
    expect(header(message!, 'Content-Type')).toContain('multipart/alternative')
    expect(header(message!, 'Content-Language')).toBe('zh-Hans')
    expect(header(message!, 'Message-ID')).toBe(`<${mail.id}@shop.test>`)
    expect(header(message!, 'Auto-Submitted')).toBe('auto-generated')
    expect(header(message!, 'From')).toContain('no-reply@localhost')
    expect(message).toMatch(/Content-Type: text\/plain; charset=utf-8/i)
    expect(message).toMatch(/Content-Type: text\/html; charset=utf-8/i)
    expect(server.sessions[0]!.to).toEqual([mail.recipient])
    expect(await theMail(mail.recipient)).toMatchObject({
      sent_at: world.clock.now(),
      last_error: null,
      next_try_at: null,
    })
  })

  test('is encrypted if the server can, and never with an untrusted certificate', async () => {
    // Offers STARTTLS with a self-signed certificate.
    const server = await mailServer({ disabledCommands: [] })
    const distrusted = await aMail()
    await send(distrusted.id, `smtp://${server.address}`)
    expect((await theMail(distrusted.recipient)).last_error).toMatch(/certificate/i)
    const trusted = await aMail()
    await send(trusted.id, `smtp://${server.address}?tls.rejectUnauthorized=false`)
    await server.close()
    expect(server.sessions).toMatchObject([{ secure: true, to: [trusted.recipient] }])
  })

  test('requires encryption if the operator does', async () => {
    const plain = await mailServer()
    const mail = await aMail()
    await send(mail.id, `smtp://${plain.address}?requireTLS=true`)
    await plain.close()
    expect(plain.received).toEqual([])
    expect(await theMail(mail.recipient)).toMatchObject({ sent_at: null, given_up_at: null, attempts: 1 })
  })

  test('logs in; a wrong password is our fault, and is retried', async () => {
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'shop' && password === 'p@ss'
          ? done(null, { user: username })
          : done(smtpNo(535, 'authentication failed')),
    })
    const mail = await aMail()
    await send(mail.id, `smtp://shop:wrong@${server.address}`)
    expect(await theMail(mail.recipient)).toMatchObject({
      attempts: 1,
      given_up_at: null,
      last_error: expect.stringContaining('authentication failed'),
    })
    await send(mail.id, `smtp://shop:p%40ss@${server.address}`)
    await server.close()
    expect(server.sessions).toMatchObject([{ user: 'shop' }])
    expect((await theMail(mail.recipient)).sent_at).not.toBeNull()
  })
})

describe('failures', () => {
  test('a mailbox that does not exist is a final failure', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(smtpNo(550, 'mailbox unavailable')),
    })
    const mail = await aMail()
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(await theMail(mail.recipient)).toMatchObject({
      sent_at: null,
      attempts: 1,
      next_try_at: null,
      given_up_at: world.clock.now(),
      last_error: expect.stringContaining('mailbox unavailable'),
    })
  })

  test('a server’s permanent refusal of our sender is final immediately, and its words are shown', async () => {
    const server = await mailServer({
      onMailFrom: (_address, _session, done) => done(smtpNo(550, 'sender rejected')),
    })
    const mail = await aMail()
    await send(mail.id, `smtp://${server.address}`)
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(await theMail(mail.recipient)).toMatchObject({
      sent_at: null,
      attempts: 1,
      next_try_at: null,
      given_up_at: world.clock.now(),
      last_error: expect.stringContaining('sender rejected'),
    })
  })

  test('so is its refusal of every connection, before any mail', async () => {
    const server = await mailServer({ onConnect: (_session, done) => done(smtpNo(554, 'no service here')) })
    const mail = await aMail()
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(await theMail(mail.recipient)).toMatchObject({
      attempts: 1,
      given_up_at: world.clock.now(),
      last_error: expect.stringContaining('no service here'),
    })
  })

  test('a busy server is retried at growing intervals, and in the end no more', async () => {
    let busy = true
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(busy ? smtpNo(451, 'try later') : null),
    })
    const mail = await aMail()
    const waits: number[] = []
    for (let attempt = 1; attempt < MAIL_TRIES_MAX; attempt++) {
      await send(mail.id, `smtp://${server.address}`)
      const { next_try_at, attempts } = await theMail(mail.recipient)
      expect(attempts).toBe(attempt)
      waits.push((next_try_at!.getTime() - world.clock.now().getTime()) / 60_000)
      world.clock.set(next_try_at!)
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 480, 720, 1440])
    await send(mail.id, `smtp://${server.address}`)
    expect(await theMail(mail.recipient)).toMatchObject({
      attempts: MAIL_TRIES_MAX,
      next_try_at: null,
      given_up_at: world.clock.now(),
    })
    busy = false
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(server.received).toEqual([])
  })

  test('the next attempt waits in the queue, once', async () => {
    const address = await deadAddress()
    const mail = await aMail()
    await send(mail.id, `smtp://${address}`)
    await send(mail.id, `smtp://${address}`)
    const jobs = await world.db.executeQuery<{ run_at: Date }>(
      sql`select run_at from graphile_worker.jobs where key = ${`mail-${mail.id}`}`.compile(world.db),
    )
    const { next_try_at, attempts } = await theMail(mail.recipient)
    expect(attempts).toBe(2)
    expect(jobs.rows).toEqual([{ run_at: next_try_at }])
  })

  test('no answer, no listener and no greeting are transient faults with a reason', async () => {
    const silent = await silentServer()
    for (const [url, reason] of [
      [`smtp://${await deadAddress()}`, /ECONNREFUSED/],
      [`smtp://${silent.address}?greetingTimeout=150`, /greeting/i],
      ['smtp://no-such-host.invalid', /ENOTFOUND|EAI_AGAIN|getaddrinfo|DNS/i],
    ] as const) {
      const mail = await aMail()
      await send(mail.id, url)
      const kept = await theMail(mail.recipient)
      expect(kept.last_error).toMatch(reason)
      expect(kept).toMatchObject({ sent_at: null, given_up_at: null, attempts: 1 })
      expect(kept.next_try_at).not.toBeNull()
    }
    await silent.close()
  })
})

describe('a mail that was written but never enqueued', () => {
  const forget = () => sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`
  test('is found a minute later, and sent once', async () => {
    const mail = await aMail()
    const server = await mailServer()
    world.world.env.smtpUrl = `smtp://${server.address}`
    await flushBatches(world.db)
    // A mail that already waits in the queue is not enqueued a second time.
    await world.runJob('find-unsent-mails', {})
    world.clock.advance({ minutes: 2 })
    await world.runJob('find-unsent-mails', {})
    expect(await flushBatches(world.db)).toBe(false)
    await forget().execute(world.db)
    await world.runJob('find-unsent-mails', {})
    await world.runJobs()
    await server.close()
    expect(server.sessions.filter(({ to }) => to.includes(mail.recipient))).toHaveLength(1)
    expect((await theMail(mail.recipient)).sent_at).not.toBeNull()
  })
})

describe('user input', () => {
  test('is escaped in the HTML, and the text says the same', async () => {
    const asker = await world.shopper(`asker${++people}`)
    const su = await world.staff('su', ['support'])
    const id = await given.aQuestion(asker, { subject: '<b>x</b>' })
    await given.anAnswer(su, id, 'Use <img src="x"> & "y"')
    world.clock.advance({ minutes: 6 })
    await world.runJob('mail-answers', { conversationId: id })
    const mail = await world.db
      .selectFrom('mails')
      .where('recipient', '=', asker.email)
      .where('template', '=', 'answer_arrived')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(mail.html_body).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(mail.html_body).toContain('Use &lt;img src=&quot;x&quot;&gt; &amp; &quot;y&quot;')
    expect(mail.html_body).not.toMatch(/<b>x|<img|src="|url\(/)
    expect(mail.text_body).toContain('Use <img src="x"> & "y"')
  })

  test('never becomes a header', async () => {
    const server = await mailServer()
    const evil = await world.shopper(`evil${++people}`)
    const su = await world.staff('su', ['support'])
    const id = await given.aQuestion(evil, {
      subject: 'Hi\r\nBcc: everybody@example.com\r\nX-Evil: 1\u2028y',
    })
    await given.anAnswer(su, id, 'Hello\r\nBcc: no')
    world.clock.advance({ minutes: 6 })
    await world.runJob('mail-answers', { conversationId: id })
    const mail = await world.db
      .selectFrom('mails')
      .where('recipient', '=', evil.email)
      .where('template', '=', 'answer_arrived')
      .selectAll()
      .executeTakeFirstOrThrow()
    await send(mail.id, `smtp://${server.address}`)
    await world.db
      .updateTable('mails')
      .set({ sent_at: null, recipient: 'a@example.com\r\nBcc: b@example.com, c@example.com' })
      .where('id', '=', mail.id)
      .execute()
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(server.sessions[0]!.to).toEqual([evil.email])
    expect(header(server.received[0]!, 'Subject').replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')).toContain(
      'Hi_Bcc=3A_everybody',
    )
    for (const message of server.received) {
      expect(header(message, 'Bcc')).toBe('')
      expect(header(message, 'X-Evil')).toBe('')
    }
    for (const { to } of server.sessions) expect(to).toHaveLength(1)
  })
})

describe('the mailbox of the console', () => {
  test('shows undelivered mails with the reason, and can retry them', async () => {
    const su = await world.staff('su', ['support'])
    const full = await mailServer({ onRcptTo: (_a, _s, done) => done(smtpNo(552, 'mailbox full')) })
    const mail = await aMail()
    await send(mail.id, `smtp://${full.address}`)
    await full.close()
    const undelivered = () => su.call('GET /staff/mails', { query: { undelivered: true, limit: 100 } })
    const shown = (await undelivered()).items.find(({ id }) => id === mail.id)
    expect(shown).toMatchObject({ attempts: 1, next_try_at: null })
    expect(shown!.given_up_at).not.toBeNull()
    expect(shown!.last_error).toContain('mailbox full')
    expect((await undelivered()).undelivered_count).toBe((await undelivered()).items.length)

    const again = () => su.call('POST /staff/mails/{id}/try_again', { params: { id: mail.id }, body: {} })
    await again()
    expect(await theMail(mail.recipient)).toMatchObject({ given_up_at: null, next_try_at: world.clock.now() })
    const server = await mailServer()
    await send(mail.id, `smtp://${server.address}`)
    await server.close()
    expect(server.received).toHaveLength(1)
    expect((await undelivered()).items.map(({ id }) => id)).not.toContain(mail.id)
    const refused = await expectRefusal(again(), 'transition_not_allowed')
    expect(refused.reason).toBe('mail_sent_already')
    const act = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', mail.id)
      .select(['action', 'before'])
      .executeTakeFirstOrThrow()
    expect(act).toMatchObject({ action: 'try_mail_again', before: { attempts: 1 } })
  })

  test('shows a mail as its reader sees it, by its signed address, for a while', async () => {
    const su = await world.staff('su', ['support'])
    const mail = await aMail()
    const { html_url } = await su.call('GET /staff/mails/{id}', { params: { id: mail.id } })
    const page = await world.inject({ method: 'GET', url: html_url })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['content-security-policy']).toContain('sandbox')
    expect(page.body).toContain('/user/result?link=')
    const forged = html_url.replace(/sign=.*/, 'sign=x')
    const longer = html_url.replace(/until=\d+/, 'until=9999999999999')
    for (const url of [forged, longer])
      expect((await world.inject({ method: 'GET', url })).statusCode).toBe(404)
    await given.later(world, { minutes: 31 })
    expect((await world.inject({ method: 'GET', url: html_url })).statusCode).toBe(404)
  })

  test('previews every kind of mail in both languages', async () => {
    const su = await world.staff('su', ['support'])
    const { items } = await su.call('GET /staff/mail_previews')
    expect(new Set(items.map(({ template }) => template)).size * 2).toBe(items.length)
    for (const { lang, subject, text_body } of items) {
      expect(subject, subject).not.toMatch(/undefined|NaN|\[object/)
      expect(text_body, subject).not.toMatch(/undefined|NaN|\[object/)
      if (lang === 'zh') expect(subject).toMatch(/\p{Script=Han}/u)
    }
    const page = await world.inject({ method: 'GET', url: items[0]!.html_url })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('mei@mail.example')
    expect(page.headers['content-security-policy']).toContain("img-src 'self' http://shop.test;")
    const inColours = async (colours: string) =>
      (await world.inject({ method: 'GET', url: `${items[0]!.html_url}?colours=${colours}` })).body
    expect(await inColours('dark')).toContain('@media all{.bg{background:#10161d!important}')
    expect(await inColours('light')).toContain('@media not all{.bg')
    const none = items[0]!.html_url.replace('/en/', '/fr/')
    expect((await world.inject({ method: 'GET', url: none })).statusCode).toBe(404)
  })

  test('previews the button that the real mail has', async () => {
    const su = await world.staff('su', ['support'])
    const { items } = await su.call('GET /staff/mail_previews')
    const textOf = (template: string, lang = 'en') =>
      items.find((item) => item.template === template && item.lang === lang)!.text_body
    const real = await aMail()
    const [label, address] = ['Verify my email address:\n', 'http://shop.test/user/result?link=']
    for (const text of [real.text_body, textOf('welcome')]) expect(text).toContain(label + address)
    expect(textOf('welcome', 'zh')).toContain(`验证邮箱：\n${address}`)
    expect(textOf('reset_password')).toContain('/user/resetPassword?token=')
    expect(textOf('email_change')).toContain('/user/result?change=')
    expect(textOf('email_change')).not.toContain('/mine/secure')
    expect(textOf('password_changed')).toContain('/mine/secure')
    expect(textOf('account_closed')).not.toContain('http')
  })
})
