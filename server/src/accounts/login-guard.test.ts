import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
beforeEach(() => (world.world.env.rateLimitFactor = 1))
afterEach(() => (world.world.env.rateLimitFactor = 1000))

type Answer = { status: number; retryAfter: string | undefined; data: Record<string, unknown> }

/** Logs in from the given IP address. */
async function logIn(email: string, password: string, from: string, proof?: string): Promise<Answer> {
  const response = await world.inject({
    method: 'POST',
    url: '/api/v1/login',
    remoteAddress: from,
    payload: { email, password, ...(proof ? { proof } : {}) },
  })
  return {
    status: response.statusCode,
    retryAfter: response.headers['retry-after'] as string | undefined,
    data: (response.json() as { data: Record<string, unknown> }).data,
  }
}

async function solve(answer: Answer): Promise<string> {
  const challenge = answer.data['challenge'] as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test.each(['ana@example.com', 'nobody@example.com'])(
  'wrong passwords for %s require a challenge after the third, and a wait after the fifth',
  async (email) => {
    if (email.startsWith('ana')) await world.shopper('ana')
    const thief = email.startsWith('ana') ? '10.0.0.1' : '10.0.0.2'
    for (let time = 1; time <= 3; time++)
      expect(await logIn(email, 'wrong1', thief)).toMatchObject({ status: 401 })

    const challenged = await logIn(email, 'wrong1', thief)
    expect(challenged).toMatchObject({ status: 429, data: { reason: 'proof_required' } })
    const proof = await solve(challenged)
    expect(await logIn(email, 'wrong1', thief, proof)).toMatchObject({ status: 401 })
    // A solution is accepted once; a made-up solution is not accepted.
    for (const bad of [
      proof,
      'bm9uc2Vuc2U=',
      '{}',
      Buffer.from('{"challenge":{"parameters":{}},"solution":{}}').toString('base64'),
    ])
      expect(await logIn(email, 'wrong1', thief, bad)).toMatchObject({ data: { reason: 'proof_required' } })

    expect(await logIn(email, 'wrong1', thief, await solve(challenged))).toMatchObject({ status: 429 })
    const fresh = await solve(await logIn(email, 'wrong1', thief))
    expect(await logIn(email, 'wrong1', thief, fresh)).toMatchObject({ status: 401 })
    const waiting = await logIn(email, 'wrong1', thief)
    expect(waiting).toMatchObject({ status: 429, retryAfter: '1', data: { error: 'too_many_requests' } })
    expect(waiting.data['challenge']).toBeUndefined()
  },
)

test('the owner still gets in from a known place, and with a solved challenge from elsewhere', async () => {
  const bo = await world.shopper('bo')
  for (let time = 1; time <= 3; time++) await logIn(bo.email, 'wrong1', '10.0.0.3')
  expect(await logIn(bo.email, PASSWORD, '127.0.0.1')).toMatchObject({ status: 200 })
  const challenged = await logIn(bo.email, PASSWORD, '10.0.0.4')
  expect(challenged).toMatchObject({ status: 429, data: { reason: 'proof_required' } })
  expect(await logIn(bo.email, PASSWORD, '10.0.0.4', await solve(challenged))).toMatchObject({ status: 200 })
  // A correct password resets the count of wrong ones.
  expect(await logIn(bo.email, 'wrong1', '10.0.0.5')).toMatchObject({ status: 401 })
})

test('of 64 concurrent guesses, only three are checked', async () => {
  const cy = await world.shopper('cy')
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => logIn(cy.email, `wrong${index}`, '10.0.0.6')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(61)
})

test('a challenge is valid for ten minutes', async () => {
  const di = await world.shopper('di')
  for (let time = 1; time <= 3; time++) await logIn(di.email, 'wrong1', '10.0.0.7')
  const proof = await solve(await logIn(di.email, PASSWORD, '10.0.0.7'))
  world.clock.advance({ minutes: 10 })
  expect(await logIn(di.email, PASSWORD, '10.0.0.7', proof)).toMatchObject({
    data: { reason: 'proof_required' },
  })
})

test('ten registrations an hour from one address', async () => {
  const register = (number: number) =>
    world.inject({
      method: 'POST',
      url: '/api/v1/users',
      remoteAddress: '10.0.0.8',
      payload: { email: `many${number}@example.com`, password: PASSWORD },
    })
  for (let number = 1; number <= 10; number++) expect((await register(number)).statusCode).toBe(200)
  // The limit per minute was reached too, and that one ends before the hour does.
  expect((await register(11)).headers['retry-after']).toBe('60')
  world.clock.advance({ minutes: 1 })
  const refused = await register(11)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('3540')
  await expectRefusal(
    world.caller()('POST /login', { body: { email: 'many11@example.com', password: PASSWORD } }),
    'bad_credentials',
  )
})

test('log-in data is deleted after its retention period', async () => {
  const eve = await world.shopper('eve')
  await logIn(eve.email, 'wrong1', '10.0.0.9')
  world.clock.advance({ days: 93 })
  await world.runJob('purge-tries', {})
  for (const table of ['failed_tries', 'rate_limits', 'login_events', 'sessions'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('a clock that is set back by 40 hours locks nobody out', async () => {
  const { email } = await world.shopper('back')
  const from = '10.0.7.1'
  world.clock.advance({ hours: 40 })
  let proof: string | undefined
  for (let time = 1; time <= 7; time++) {
    const answer = await logIn(email, 'wrong1', from, proof)
    if (answer.data['challenge']) proof = await solve(answer)
  }
  world.clock.advance({ hours: -40 })
  // At most the delay of an attempt made now; after it the owner is let in.
  const waiting = await logIn(email, PASSWORD, from)
  expect(Number(waiting.retryAfter ?? 0)).toBeLessThanOrEqual(8)
  world.clock.set(new Date(world.clock.now().getTime() + 8_000))
  const challenged = await logIn(email, PASSWORD, from)
  const answer = challenged.data['challenge']
    ? await logIn(email, PASSWORD, from, await solve(challenged))
    : challenged
  expect(answer.status).toBe(200)
})

test('a limit per hour that was reached before the clock was set back ends an hour later', async () => {
  world.clock.advance({ hours: 40 })
  const ask = () =>
    world.caller()('POST /send_reset_password_email', { body: { email: 'limited@example.com' } })
  for (let time = 1; time <= 3; time++) await ask()
  world.clock.advance({ hours: -40 })
  const error = await expectRefusal(ask(), 'too_many_requests')
  expect(error.data['retry_after']).toBeLessThanOrEqual(3_600)
  world.clock.advance({ hours: 1, minutes: 1 })
  await ask()
})
