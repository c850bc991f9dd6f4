import { solveChallenge } from '@longhaul/contract/accounts/solve-challenge.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitForLocks } from '../../test/wait-for-locks.ts'
import { STAFF_PASSWORD, testWorld } from '../../test/world.ts'
import { addStaff } from './public.ts'

const world = testWorld()
beforeEach(() => (world.world.env.rateLimitFactor = 1))
afterEach(() => (world.world.env.rateLimitFactor = 1000))

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

type Try = { password?: string; from: string; proof?: string; code?: string; agent?: string }
type Answer = { status: number; data: Record<string, unknown> }

/** Logs in to the console from the given IP address with the given browser. */
async function logIn(email: string, { from, agent = FIREFOX, ...tried }: Try): Promise<Answer> {
  const response = await world.inject({
    method: 'POST',
    url: '/api/v1/staff/login',
    remoteAddress: from,
    headers: { 'user-agent': agent },
    payload: { email, password: STAFF_PASSWORD, ...tried },
  })
  return { status: response.statusCode, data: (response.json() as { data: Record<string, unknown> }).data }
}

/** A member of staff who has logged in from this address before. */
async function aMember(name: string, from: string): Promise<{ id: string; email: string }> {
  const email = `${name}@longhaul.test`
  const id = await addStaff(world.world, {
    email,
    name,
    password: STAFF_PASSWORD,
    roles: ['support'],
    lang: 'en',
  })
  expect(await logIn(email, { from })).toMatchObject({ status: 200 })
  return { id, email }
}

const failuresOf = (id: string) =>
  world.db
    .selectFrom('audit_log')
    .where('subject_id', '=', id)
    .where('action', '=', 'log_in_failed')
    .orderBy('id')
    .select(['staff_id', 'subject_kind', 'after', 'address', 'user_agent'])
    .execute()

const newPlaceMails = (email: string) =>
  world.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .where('template', '=', 'staff_new_place')
    .select(['subject', 'text_body', 'lang'])
    .execute()

test('five wrong passwords of a stranger do not lock a member of staff out', async () => {
  const { email } = await aMember('ada', '10.1.0.1')
  for (let time = 1; time <= 3; time++)
    expect(await logIn(email, { password: 'wrong', from: '10.9.0.1' })).toMatchObject({ status: 401 })
  for (let time = 4; time <= 6; time++) {
    const refused = await logIn(email, { password: 'wrong', from: '10.9.0.1' })
    expect(refused.status).toBe(429)
    if (refused.data['reason'] !== 'proof_required') break
    await logIn(email, {
      password: 'wrong',
      from: '10.9.0.1',
      proof: await solveChallenge(refused.data['challenge']),
    })
  }
  // From this person's usual place: immediately and without a challenge.
  expect(await logIn(email, { from: '10.1.0.1' })).toMatchObject({ status: 200 })
})

test.each(['bo@longhaul.test', 'nobody@longhaul.test'])(
  'wrong passwords for %s require a challenge after the third, known or not, even for the right one from elsewhere',
  async (email) => {
    const stranger = email.startsWith('bo') ? '10.9.0.2' : '10.9.0.3'
    if (email.startsWith('bo')) await aMember('bo', '10.1.0.2')
    for (let time = 1; time <= 3; time++) await logIn(email, { password: 'wrong', from: stranger })
    const challenged = await logIn(email, { from: stranger })
    expect(challenged).toMatchObject({ status: 429, data: { reason: 'proof_required' } })
    const proof = await solveChallenge(challenged.data['challenge'])
    const solved = await logIn(email, { from: stranger, proof })
    expect(solved.status).toBe(email.startsWith('bo') ? 200 : 401)
  },
)

test('failed log-ins are audited without a person, but not for unknown addresses', async () => {
  const { id, email } = await aMember('cy', '10.1.0.3')
  const before = await world.db.selectFrom('audit_log').select('id').execute()
  await logIn(` ${email.toUpperCase()} `, { password: 'wrong', from: '10.9.0.4', agent: PHONE })
  await logIn('who@longhaul.test', { password: 'wrong', from: '10.9.0.4' })
  expect(await failuresOf(id)).toEqual([
    {
      staff_id: null,
      subject_kind: 'staff',
      after: { outcome: 'wrong_password' },
      address: '10.9.0.4',
      user_agent: PHONE,
    },
  ])
  expect(await world.db.selectFrom('audit_log').select('id').execute()).toHaveLength(before.length + 1)
  const ada = await world.staff('boss', ['admin'])
  const { items } = await ada.call('GET /staff/audit', { query: { subject_id: id, action: 'log_in_failed' } })
  expect(items).toMatchObject([{ person: null, address: '10.9.0.4' }])
  const commands = await ada.call('GET /staff/audit', { query: { person: 'command' } })
  expect(commands.items).toEqual([])
  const file = await world.inject({
    url: '/api/v1/staff/audit.csv?action=log_in_failed',
    headers: { authorization: ada.token },
  })
  expect(file.body).toContain('Not logged in')
})

test('a log-in from a new place or device is mailed to the member of staff, but not a known one or the first one', async () => {
  const { email } = await aMember('di', '10.1.0.4')
  await logIn(email, { from: '10.1.0.4' })
  await logIn(email, { from: '10.1.0.4', agent: FIREFOX.replaceAll('140', '141') })
  expect(await newPlaceMails(email)).toEqual([])
  await logIn(email, { from: '10.2.0.4' })
  await logIn(email, { from: '10.1.0.4', agent: PHONE })
  const mails = await newPlaceMails(email)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({ lang: 'en', subject: 'New log-in to your staff account' })
  expect(mails[0]!.text_body).toMatch(/from 10\.2\.0\.4 with Firefox, Windows/)
  expect(mails[0]!.text_body).toContain('http://shop.test/console/account')
  await logIn(email, { from: '10.2.0.4', agent: PHONE })
  expect(await newPlaceMails(email)).toHaveLength(2)
  world.clock.advance({ days: 91 })
  await logIn(email, { from: '10.1.0.4' })
  // No places are known any more, as before the first log-in.
  expect(await newPlaceMails(email)).toHaveLength(2)
})

test('wrong codes in a log-in count like wrong passwords, and are audited', async () => {
  const { id, email } = await aMember('eve', '10.1.0.5')
  const { staff_token } = (await logIn(email, { from: '10.1.0.5' })).data as { staff_token: string }
  const eve = world.caller(staff_token)
  const { secret } = await eve('POST /staff/two_factor', { body: { password: STAFF_PASSWORD } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.clock.now().getTime(),
  })
  await eve('POST /staff/two_factor/confirm', { body: { code } })
  const statuses: number[] = []
  for (let time = 1; time <= 5; time++) {
    statuses.push((await logIn(email, { from: '10.9.0.5', code: '000000' })).status)
    // Knowing the password does not reset the count of wrong codes.
    await logIn(email, { from: '10.9.0.5' })
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429])
  expect((await failuresOf(id)).map(({ after }) => after)).toEqual(
    [1, 2, 3].map(() => ({ outcome: 'wrong_code' })),
  )
})

test('a password of staff that is replaced at the same moment lets nobody in', async () => {
  const email = 'zoe@longhaul.test'
  await world.staff('zoe', ['support'])
  const zoe = world.caller(String((await logIn(email, { from: '10.1.9.1' })).data['staff_token']))
  const both = await world.db.transaction().execute(async (tx) => {
    await sql`lock table staff_sessions in share mode`.execute(tx)
    const change = zoe('POST /staff/password', {
      body: { old_password: STAFF_PASSWORD, password: 'another horse battery' },
    })
    await waitForLocks(world, 1)
    const login = logIn(email, { from: '10.1.9.1' })
    await waitForLocks(world, 2)
    return [change, login] as const
  })
  await both[0]
  expect(await both[1]).toMatchObject({ status: 401, data: { error: 'bad_credentials' } })
})
