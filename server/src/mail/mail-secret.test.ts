import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { seal } from '../platform/sealing/seal.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { mailServer, smtpNo } from './smtp.test-support.ts'

const world = testWorld()

afterEach(() => {
  world.world.env.smtpUrl = undefined
  world.world.env.demo = true
})

const mailsTo = (email: string, template: string) =>
  world.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .where('template', '=', template)
    .orderBy('created_at')
    .selectAll()
    .execute()

/**
 * Requests a new password, so that the mail is written but not sent; returns the mail and the secret of its
 * link.
 */
async function askForReset({ email }: { email: string }) {
  await world.caller()('POST /send_reset_password_email', { body: { email } })
  const [request] = await world.db.selectFrom('reset_requests').select('id').execute()
  await world.runJob('send-reset-mail', { requestId: request!.id })
  const [mail] = await mailsTo(email, 'reset_password')
  const [token] = await world.mailedTokens(email, 'reset_password')
  return { mail: mail!, token: token! }
}

/** The tables, including the queue's own, in which some row contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(world.db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.raw(name)} as line where strpos(row_to_json(line)::text, ${text}) > 0 limit 1`.execute(
      world.db,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

/** Everything that a member of staff can read of a mail, as one text. */
async function everythingOf(staff: Person, mailId: string, search: string): Promise<string> {
  const list = await staff.call('GET /staff/mails', { query: { q: search } })
  const mail = await staff.call('GET /staff/mails/{id}', { params: { id: mailId } })
  const page = await world.inject({ url: mail.html_url })
  const file = await world.inject({
    url: `/api/v1/staff/lists/mails.csv?q=${encodeURIComponent(search)}`,
    headers: { authorization: staff.token },
  })
  const queue = await staff.call('GET /staff/jobs/queue', { query: {} })
  return JSON.stringify([list, mail, page.body, file.body, queue])
}

test('the secret of a link is in no table, no list, no page, no file and no job', async () => {
  const ana = await world.shopper('ana')
  const ada = await world.staff('ada', ['admin'])
  const reset = await askForReset(ana)
  await ana.call('POST /email_change', { body: { email: 'ana@new.example', password: PASSWORD } })
  const [change] = await world.mailedTokens('ana@new.example', 'email_change')
  const [verify] = await world.mailedTokens(ana.email, 'welcome')
  const [written] = await mailsTo('ana@new.example', 'email_change')
  const [welcome] = await mailsTo(ana.email, 'welcome')
  for (const [token, mail] of [
    [reset.token, reset.mail],
    [change!, written!],
    [verify!, welcome!],
  ] as const) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mail.text_body).toContain('=••••••••')
    expect(await tablesWith(token)).toEqual([])
    expect(await everythingOf(ada, mail.id, mail.recipient)).not.toContain(token)
  }
  await ana.call('POST /exports', { body: { password: PASSWORD } })
  await world.runJobs()
  expect(await tablesWith(reset.token)).toEqual([])
})

test('the reader gets the link; then its secret is wiped, as the database enforces', async () => {
  const bo = await world.shopper('bo')
  const { mail, token } = await askForReset(bo)
  const server = await mailServer()
  world.world.env.smtpUrl = `smtp://${server.address}`
  await world.runJob('send-mail', { ids: [mail.id] })
  await server.close()
  const received = server.received[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  // Once in the text part, once in the HTML.
  expect(received.split(`/user/resetPassword?token=${token}`)).toHaveLength(3)
  expect(received).not.toContain('••••')
  const [sent] = await mailsTo(bo.email, 'reset_password')
  expect(sent).toMatchObject({ secret: null, sent_at: world.clock.now(), stays_here: false })
  await expect(
    world.db.updateTable('mails').set({ secret: mail.secret }).where('id', '=', mail.id).execute(),
  ).rejects.toThrow('mails_secret_wiped')
  await expect(
    world.db.updateTable('mails').set({ secret: token, sent_at: null }).where('id', '=', mail.id).execute(),
  ).rejects.toThrow('mails_secret_sealed')
})

test('a mail server that quotes the link does not put it on a screen', async () => {
  const cy = await world.shopper('cy')
  const { mail, token } = await askForReset(cy)
  const server = await mailServer({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done(smtpNo(554, `looks like spam: token=${token}`)))
    },
  })
  world.world.env.smtpUrl = `smtp://${server.address}`
  await world.runJob('send-mail', { ids: [mail.id] })
  await server.close()
  const [kept] = await mailsTo(cy.email, 'reset_password')
  expect(kept!.last_error).toContain('looks like spam: token=••••••••')
  expect(await tablesWith(token)).toEqual([])
})

test('the audit log records that staff read a mail to a shopper', async () => {
  const di = await world.shopper('di')
  const sue = await world.staff('sue', ['support'])
  const tom = await world.staff('tom', ['support'])
  const [mail] = await mailsTo(di.email, 'welcome')
  const read = (person: Person) => person.call('GET /staff/mails/{id}', { params: { id: mail!.id } })
  // An open page refetches the mail, which counts as one reading.
  for (let time = 1; time <= 3; time++) await read(sue)
  const acts = await world.db
    .selectFrom('audit_log')
    .where('subject_id', '=', mail!.id)
    .select(['staff_id', 'action', 'subject_kind', 'after'])
    .execute()
  expect(acts).toEqual([
    {
      staff_id: sue.id,
      action: 'read_mail',
      subject_kind: 'mail',
      after: { template: 'welcome', shopper_id: di.id },
    },
  ])
  await read(tom)
  world.clock.advance({ minutes: 15 })
  await read(sue)
  const readers = await world.db
    .selectFrom('audit_log')
    .where('subject_id', '=', mail!.id)
    .orderBy('id')
    .select('staff_id')
    .execute()
  expect(readers.map(({ staff_id }) => staff_id)).toEqual([sue.id, tom.id, sue.id])
})

test('the demo shows a link to an admin who asks for it, which is audited, and a real shop never does', async () => {
  const eve = await world.shopper('eve')
  const ada = await world.staff('ada2', ['admin'])
  const sue = await world.staff('sue2', ['support'])
  const { mail, token } = await askForReset(eve)
  await world.runJob('send-mail', { ids: [mail.id] })
  const show = (person: Person) =>
    person.call('POST /staff/mails/{id}/show_link', { params: { id: mail.id }, body: {} })
  const read = (person: Person) => person.call('GET /staff/mails/{id}', { params: { id: mail.id } })

  expect(await read(ada)).toMatchObject({ link: 'on_demand' })
  expect(await show(ada)).toEqual({ url: `http://shop.test/user/resetPassword?token=${token}` })
  await expectRefusal(show(sue), 'forbidden')
  const act = world.db
    .selectFrom('audit_log')
    .where('action', '=', 'show_mail_link')
    .select(['staff_id', 'subject_id'])
  expect(await act.execute()).toEqual([{ staff_id: ada.id, subject_id: mail.id }])

  world.world.env.smtpUrl = 'smtp://127.0.0.1:9'
  await expectRefusal(show(ada), 'feature_closed')
  world.world.env.smtpUrl = undefined
  world.world.env.demo = false
  await expectRefusal(show(await anAdminWithApp(ada)), 'feature_closed')
  world.world.env.demo = true
  expect(await read(ada)).toMatchObject({ link: 'on_demand' })

  world.clock.advance({ minutes: 30 })
  await expectRefusal(show(ada), 'link_expired')
  expect(await read(ada)).toMatchObject({ link: 'masked' })
})

/** A real shop requires an authenticator app of its admins: makes this admin appear to have one. */
async function anAdminWithApp(ada: Person): Promise<Person> {
  const now = world.clock.now()
  const place = { column: 'staff_two_factor.secret', row: ada.id } as const
  const secret = seal(world.world.sealingKeys, place, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await world.db
    .insertInto('staff_two_factor')
    .values({ staff_id: ada.id, secret, confirmed_at: now, created_at: now })
    .execute()
  return ada
}

test('an expired link is wiped, and its mail is neither sent nor retried', async () => {
  const fay = await world.shopper('fay')
  const sue = await world.staff('sue3', ['support'])
  const { mail } = await askForReset(fay)
  await world.runJob('purge-mail-secrets', {})
  expect((await mailsTo(fay.email, 'reset_password'))[0]!.secret).not.toBeNull()
  world.clock.advance({ minutes: 30 })
  await world.runJob('purge-mail-secrets', {})
  const [over] = await mailsTo(fay.email, 'reset_password')
  expect(over).toMatchObject({ secret: null, sent_at: null, given_up_at: world.clock.now() })
  expect(over!.last_error).toContain('expired')
  const again = sue.call('POST /staff/mails/{id}/try_again', { params: { id: mail.id }, body: {} })
  await expectRefusal(again, 'link_expired')
})
