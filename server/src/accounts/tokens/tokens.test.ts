import type { GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { READ_TOKENS_MAX, TOKEN_READS_PER_MINUTE } from '@longhaul/domain/accounts/read-tokens.ts'
import type { ReadScope } from '@longhaul/domain/accounts/read-tokens.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { readEverythingOwn } from '../../personal-data/sql-read.ts'
import { aConnection } from '../oauth/connecting.test-support.ts'
import { seal } from '../../platform/sealing/seal.ts'
import { countCalls } from '../../platform/http/rate-limit.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
})

const made = async (
  who: Person,
  changes: Partial<{ scopes: (ReadScope | GrantScope)[]; days: number; name: string }> = {},
) =>
  await who.call('POST /tokens', {
    body: { name: 'Sheet', scopes: ['orders', 'funds'], days: 30, password: PASSWORD, ...changes },
  })

/** The status of reading the orders with a token: 200 or that of the refusal. */
const opens = async (authorization: string): Promise<number> =>
  (await world.inject({ url: '/api/v1/orders', headers: { authorization } })).statusCode

describe('creating a token', () => {
  test('it is shown once and stored as a hash, and its owner is notified', async () => {
    const bea = await world.shopper('bea')
    const token = await made(bea)
    expect(token.token).toMatch(/^lh_read_[\w-]{43}$/)
    expect(token).toMatchObject({ name: 'Sheet', scopes: ['orders', 'funds'], last_used_at: null })
    const { token: secret, ...card } = token
    expect((await bea.call('GET /tokens')).items).toEqual([card])
    const { items } = await bea.call('GET /messages')
    expect(items[0]).toMatchObject({ kind: 'token_made', title: 'An access token was created: Sheet' })
    const everything = JSON.stringify([
      await world.db.selectFrom('read_tokens').selectAll().execute(),
      await world.db.selectFrom('mails').selectAll().execute(),
      await world.db.selectFrom('messages').selectAll().execute(),
    ])
    expect(everything).not.toContain(secret.slice(8, 30))
  })

  test('the password is required, and the code if two-step login is on', async () => {
    const wrong = await expectRefusal(
      ana.call('POST /tokens', { body: { name: 'x', scopes: ['orders'], days: 1, password: 'wrong1' } }),
      'invalid_input',
    )
    expect(Object.keys(wrong.fields)).toEqual(['password'])
    const dee = await world.shopper('dee')
    await world.db
      .insertInto('two_factor')
      .values({
        shopper_id: dee.id,
        secret: seal(world.world.sealingKeys, { column: 'two_factor.secret', row: dee.id }, 'A'.repeat(32)),
        confirmed_at: world.clock.now(),
        created_at: world.clock.now(),
      })
      .execute()
    await expectRefusal(made(dee), 'two_factor_required')
    await expectRefusal(made(dee, { scopes: ['orders:write', 'payments:write'] }), 'two_factor_required')
    expect((await dee.call('GET /tokens')).items).toEqual([])
  })

  test('an unverified shopper cannot create one', async () => {
    const eve = await world.shopper('eve', { verified: false })
    await expectRefusal(made(eve), 'email_not_verified')
  })

  test.each([
    { scopes: [] },
    { scopes: ['orders', 'orders'] },
    { scopes: ['everything'] },
    { days: 0 },
    { days: 366 },
    { days: 1.5 },
    { name: ' ' },
    { name: 'x'.repeat(61) },
  ])('no nonsense: %j', async (changes) => {
    await expectRefusal(made(ana, changes as Parameters<typeof made>[1]), 'invalid_input')
  })

  test('concurrent requests do not exceed the limit; an expired token makes room', async () => {
    const fay = await world.shopper('fay')
    const tries = await Promise.allSettled(
      Array.from({ length: READ_TOKENS_MAX + 3 }, () => made(fay, { days: 1 })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(READ_TOKENS_MAX)
    const refused = await expectRefusal(made(fay), 'transition_not_allowed')
    expect(refused.reason).toBe('program_limit')
    world.clock.advance({ days: 1 })
    await made(fay)
  })
})

describe('a leaked token', () => {
  const report = async (text: string) => await world.caller('')('POST /leaked_tokens', { body: { text } })

  test('whoever finds it revokes it, and its owner is told', async () => {
    const kim = await world.shopper('kim')
    const reads = await made(kim, { name: 'In a repository' })
    const acts = await made(kim, { name: 'Ordering', scopes: ['orders:read'] })
    const kept = await made(kim, { name: 'Kept' })
    const wall = `config = {"token": "${reads.token}"}\n${'x '.repeat(2000)}TOKEN=${acts.token};`
    expect(await report(wall)).toEqual({})
    for (const { token } of [reads, acts]) expect(await opens(token)).toBe(401)
    expect(await opens(kept.token)).toBe(200)
    const { items } = await kim.call('GET /messages')
    expect(
      items
        .filter(({ kind }) => kind === 'token_leaked')
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual([
      'A token was found in public and revoked: In a repository',
      'A token was found in public and revoked: Ordering',
    ])
    expect(JSON.stringify(items)).not.toContain(reads.token.slice(8, 30))
  })

  test('a leaked refresh token stops its program', async () => {
    const mo = await world.shopper('mo')
    const { access, refresh } = await aConnection(world, mo)
    expect(await opens(access)).toBe(200)
    await report(JSON.stringify({ refresh_token: refresh }))
    expect(await opens(access)).toBe(401)
    expect((await mo.call('GET /tokens')).items).toEqual([])
  })

  test('an invented one, one of a session and none have the same answer, and nothing happens', async () => {
    const lea = await world.shopper('lea')
    const { token } = await made(lea)
    for (const text of [`lh_read_${'z'.repeat(43)}`, 'nothing at all', lea.token, token.slice(0, -1)])
      expect(await report(text)).toEqual({})
    expect(await opens(token)).toBe(200)
    expect(await opens(lea.token)).toBe(200)
  })

  test.each([{ text: '' }, { text: 'x'.repeat(20_001) }])('no nonsense', async ({ text }) => {
    await expectRefusal(report(text), 'invalid_input')
  })
})

describe('using a token', () => {
  test('it works with or without Bearer, and only as its shopper', async () => {
    const gus = await world.shopper('gus')
    const { token } = await made(gus)
    for (const authorization of [token, `Bearer ${token}`, `bearer  ${token}`])
      expect(await opens(authorization)).toBe(200)
    const theirs = await given.anOrder(ana)
    await expectRefusal(world.caller(token)('GET /orders/{id}', { params: { id: theirs.id } }), 'not_found')
  })

  test('it is not accepted in an address, a cookie or a form', async () => {
    const { token } = await made(ana)
    for (const query of [`token=${token}`, `authorization=${token}`, `access_token=${token}`]) {
      const { statusCode } = await world.inject({ url: `/api/v1/orders?${query}` })
      expect([400, 401]).toContain(statusCode)
    }
    expect(
      (await world.inject({ url: '/api/v1/orders', headers: { cookie: `token=${token}` } })).statusCode,
    ).toBe(401)
  })

  test('the time of its last use is stored to the hour', async () => {
    const hal = await world.shopper('hal')
    const { token } = await made(hal)
    const lastUsed = async () => (await hal.call('GET /tokens')).items[0]!.last_used_at
    await opens(token)
    const first = await lastUsed()
    expect(first).toBe(world.clock.now().toISOString())
    world.clock.advance({ minutes: 59 })
    await opens(token)
    expect(await lastUsed()).toBe(first)
    world.clock.advance({ minutes: 1 })
    await opens(token)
    expect(await lastUsed()).not.toBe(first)
  })

  test('one limit covers all calls of a token, in whichever form it is sent', () => {
    const count = countCalls(
      { clock: world.clock, env: { ...world.world.env, rateLimitFactor: 1 } },
      'read token',
      TOKEN_READS_PER_MINUTE,
    )
    const request = JSON.parse('{"id":"x"}') as Parameters<typeof count>[1]
    const quiet = Object.assign(request, { log: { warn: () => undefined } })
    for (let call = 0; call < TOKEN_READS_PER_MINUTE; call += 1) count('one', quiet)
    expect(() => count('one', quiet)).toThrow('too_many_requests')
    expect(() => count('other', quiet)).not.toThrow()
  })
})

describe('the end of a token', () => {
  test('its owner can revoke it once, another shopper cannot', async () => {
    const { token, id } = await made(ana)
    const bob = await world.shopper('bob')
    await expectRefusal(bob.call('DELETE /tokens/{id}', { params: { id } }), 'not_found')
    expect(await opens(token)).toBe(200)
    await ana.call('DELETE /tokens/{id}', { params: { id } })
    expect(await opens(token)).toBe(401)
    await expectRefusal(ana.call('DELETE /tokens/{id}', { params: { id } }), 'not_found')
  })

  test('it expires to the second, stays listed for another month, then is deleted', async () => {
    const ida = await world.shopper('ida')
    const { token } = await made(ida, { days: 1 })
    world.clock.advance({ hours: 23, minutes: 59 })
    expect(await opens(token)).toBe(200)
    world.clock.advance({ minutes: 1 })
    expect(await opens(token)).toBe(401)
    const again = await given.loggedInAgain(world, ida)
    expect((await again.call('GET /tokens')).items).toHaveLength(1)
    world.clock.advance({ days: 31 })
    await world.runJob('purge-tokens', {})
    const later = await given.loggedInAgain(world, ida)
    expect((await later.call('GET /tokens')).items).toEqual([])
  })

  test('a new password, however it is set, ends every token', async () => {
    const jo = await world.shopper('jo')
    const { token } = await made(jo)
    await jo.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'compass77', repeat: 'compass77' },
    })
    expect(await opens(token)).toBe(401)
    expect((await jo.call('GET /tokens')).items).toEqual([])

    const kim = await world.shopper('kim')
    const other = await made(kim)
    await world.caller()('POST /send_reset_password_email', { body: { email: kim.email } })
    await world.runJobs()
    const link = (await world.mailedTokens(kim.email, 'reset_password')).at(-1)!
    await world.caller()('POST /reset_password_email', { body: { link, password: 'compass77' } })
    expect(await opens(other.token)).toBe(401)
  })

  test('a block of the shopper, even a lifted one, and the closing of the account end it', async () => {
    const support = await world.staff('sue', ['support', 'admin'])
    const lea = await world.shopper('lea')
    const { token } = await made(lea)
    const params = { id: lea.id }
    await support.call('POST /staff/shoppers/{id}/block', { params, body: { reason: 'stolen' } })
    expect(await opens(token)).toBe(401)
    await support.call('POST /staff/shoppers/{id}/unblock', { params, body: { reason: 'a mistake' } })
    expect(await opens(token)).toBe(401)

    const max = await world.shopper('max')
    const other = await made(max)
    await max.call('POST /account/close', { body: { password: PASSWORD } })
    expect(await opens(other.token)).toBe(401)
  })

  test('the export lists tokens without their secret', async () => {
    const ned = await world.shopper('ned')
    const { token } = await made(ned)
    const everything = await readEverythingOwn(world.db, ned.id)
    expect(everything['read_tokens']).toMatchObject([{ name: 'Sheet', scopes: ['orders', 'funds'] }])
    expect(JSON.stringify(everything)).not.toContain(token)
    expect(JSON.stringify(everything['read_tokens'])).not.toMatch(/hash/)
  })
})
