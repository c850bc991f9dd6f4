import { randomUUID } from 'node:crypto'
import { GRANT_SCOPES, isActToken } from '@longhaul/domain/accounts/grants.ts'
import { CLIENTS_MAX } from '@longhaul/domain/accounts/oauth.ts'
import { READ_TOKENS_MAX } from '@longhaul/domain/accounts/read-tokens.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { readEverythingOwn } from '../../personal-data/sql-read.ts'
import { CLIENTS_PER_ADDRESS } from '../limit-calls.ts'
import { seal } from '../../platform/sealing/seal.ts'
import {
  REDIRECT,
  RESOURCE,
  aClient,
  aCode,
  aConnection,
  aRequest,
  allowed,
  listed,
  opens,
  postForm,
  postJson,
  renew,
} from './connecting.test-support.ts'

/* A program is connected by OAuth 2.1, and what a thief of a code or a token gets. */

const world = testWorld({ manyAtOnce: true })
let ana: Person
let client: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  client = await aClient(world)
})

/** How often the shopper was told that a program was stopped because a secret of it was used twice. */
const toldOfStops = async (who: Person) =>
  (await who.call('GET /messages')).items.filter(({ kind }) => kind === 'program_stopped').length
const exchange = (form: Record<string, string>) => postForm(world, '/oauth/token', form)

describe('what programs find out first', () => {
  test('the documents name each other, S256, the issuer and every scope, for every origin', async () => {
    const read = async (url: string) => {
      const response = await world.inject({ url, headers: { origin: 'https://app.example' } })
      expect(response.headers['access-control-allow-origin']).toBe('*')
      expect(response.headers['access-control-allow-credentials']).toBeUndefined()
      return response.json<Record<string, unknown>>()
    }
    const resource = await read('/.well-known/oauth-protected-resource/mcp')
    expect(resource).toEqual({
      resource: RESOURCE,
      authorization_servers: ['http://shop.test'],
      scopes_supported: GRANT_SCOPES,
      bearer_methods_supported: ['header'],
    })
    expect(await read('/.well-known/oauth-protected-resource')).toEqual(resource)
    expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: 'http://shop.test',
      authorization_endpoint: 'http://shop.test/oauth/authorize',
      token_endpoint: 'http://shop.test/oauth/token',
      registration_endpoint: 'http://shop.test/oauth/register',
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      scopes_supported: GRANT_SCOPES,
    })
  })

  test('the consent page may not be framed', async () => {
    const { headers } = await world.inject({ url: '/oauth/authorize?client_id=x' })
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('a browser is told that it may call', async () => {
    for (const url of [
      '/oauth/token',
      '/oauth/revoke',
      '/oauth/register',
      '/.well-known/oauth-authorization-server',
      '/.well-known/oauth-protected-resource/mcp',
    ]) {
      const { statusCode, headers } = await world.inject({ method: 'OPTIONS', url })
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*'])
      expect(headers['access-control-allow-headers']).toContain('content-type, mcp-protocol-version')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })
})

describe('the consent page', () => {
  test('learns who asks, for what, and where the answer goes', async () => {
    const { request } = aRequest(client)
    const asked = await ana.call('POST /oauth/authorizations/preview', {
      body: { ...request, scope: 'orders:write cart:write' },
    })
    expect(asked).toEqual({
      name: 'Helper',
      described_by: null,
      host: 'app.example',
      is_local: false,
      scopes: ['cart:write', 'orders:write'],
      ticked: ['cart:write', 'orders:write'],
      problem: null,
      return_url: `${REDIRECT}?error=access_denied&state=st%26te&iss=http%3A%2F%2Fshop.test`,
    })
    const all = await ana.call('POST /oauth/authorizations/preview', { body: request })
    expect(all.scopes).toEqual([...GRANT_SCOPES])
    expect(all.ticked).toEqual(GRANT_SCOPES.filter((scope) => scope.endsWith(':read')))
  })

  test('says when the answer goes to the shopper’s own computer, at whatever port', async () => {
    const local = await aClient(world, ['http://127.0.0.1:1234/cb'])
    const { request } = aRequest(local, 'http://127.0.0.1:5678/cb')
    const asked = await ana.call('POST /oauth/authorizations/preview', { body: request })
    expect(asked).toMatchObject({ host: '127.0.0.1', is_local: true, problem: null })
  })

  test('never lets an answer go to an unknown program or a foreign address', async () => {
    const preview = (changes: object) =>
      ana.call('POST /oauth/authorizations/preview', { body: { ...aRequest(client).request, ...changes } })
    for (const id of [randomUUID(), 'x', 'https://nowhere.example/client.json', 'javascript:alert(1)']) {
      const refused = await expectRefusal(preview({ client_id: id }), 'invalid_input')
      expect(refused.reason).toBe('program_unknown')
    }
    for (const address of [`${REDIRECT}evil`, 'https://evil.example/cb', `${REDIRECT}#x`, 'app://cb']) {
      const refused = await expectRefusal(preview({ redirect_uri: address }), 'invalid_input')
      expect(refused.reason).toBe('program_redirect')
      await expectRefusal(
        ana.call('POST /oauth/authorizations', {
          body: { ...aRequest(client).request, ...allowed(), redirect_uri: address },
        }),
        'invalid_input',
      )
    }
  })

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ resource: 'http://shop.test/mcp/public' }, 'invalid_target'],
    [{ resource: 'https://evil.example/mcp' }, 'invalid_target'],
    [{ scope: 'orders:read withdrawals:write' }, 'invalid_scope'],
  ])('%j is a problem that the program is told about, and cannot be allowed', async (changes, problem) => {
    const { code_challenge: challenge, ...rest } = { ...aRequest(client).request, ...changes }
    const request = { ...rest, ...(challenge && { code_challenge: challenge }) }
    const asked = await ana.call('POST /oauth/authorizations/preview', { body: request })
    expect(asked.problem).toBe(problem)
    expect(new URL(asked.return_url).searchParams.get('error')).toBe(problem)
    await expectRefusal(
      ana.call('POST /oauth/authorizations', { body: { ...request, ...allowed() } }),
      'invalid_input',
    )
  })

  test('is for the shopper alone: no guest, no token, no stolen session', async () => {
    const { access } = await aConnection(world, ana, { scopes: GRANT_SCOPES })
    const { request } = aRequest(client)
    const body = { ...request, ...allowed() }
    await expectRefusal(world.caller()('POST /oauth/authorizations', { body }), 'login_required')
    await expectRefusal(
      world.caller(access)('POST /oauth/authorizations/preview', { body: request }),
      'forbidden',
    )
    await expectRefusal(world.caller(access)('POST /oauth/authorizations', { body }), 'forbidden')
    await expectRefusal(
      ana.call('POST /oauth/authorizations', { body: { ...body, password: 'wrong42' } }),
      'invalid_input',
    )
    const eve = await world.shopper('eve', { verified: false })
    await expectRefusal(eve.call('POST /oauth/authorizations', { body }), 'email_not_verified')
  })

  test('needs the second step where it is on', async () => {
    const dee = await world.shopper('dee')
    const secret = seal(world.world.sealingKeys, { column: 'two_factor.secret', row: dee.id }, 'A'.repeat(32))
    const now = world.clock.now()
    await world.db
      .insertInto('two_factor')
      .values({ shopper_id: dee.id, secret, confirmed_at: now, created_at: now })
      .execute()
    const body = { ...aRequest(client).request, ...allowed() }
    await expectRefusal(dee.call('POST /oauth/authorizations', { body }), 'two_factor_required')
  })

  test('gives no more than was asked for', async () => {
    const { request } = aRequest(client)
    const body = { ...request, scope: 'orders:read', ...allowed({ scopes: ['orders:read', 'orders:write'] }) }
    const refused = await expectRefusal(ana.call('POST /oauth/authorizations', { body }), 'invalid_input')
    expect(Object.keys(refused.fields)).toEqual(['scopes'])
  })
})

describe('a code', () => {
  test('becomes tokens of what the shopper chose, stored as hashes, and the shopper is told', async () => {
    const bea = await world.shopper('bea')
    const { answer, form, code } = await aCode(bea, client, {
      scopes: ['orders:read', 'cart:write'],
      act: 1_00,
      day: 5_00,
    })
    expect([answer.searchParams.get('state'), answer.searchParams.get('iss')]).toEqual([
      'st&te',
      'http://shop.test',
    ])
    const { status, body, headers } = await exchange({ ...form, resource: RESOURCE })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'cart:write orders:read' })
    const [access, refresh] = [String(body['access_token']), String(body['refresh_token'])]
    expect(isActToken(access)).toBe(true)
    expect(refresh).toMatch(/^lh_refresh_[\w-]{43}$/)
    expect(await opens(world, access)).toBe(200)
    expect(await opens(world, refresh)).toBe(401)
    await expectRefusal(world.caller(access)('GET /funds'), 'forbidden')
    expect(await listed(bea)).toMatchObject([
      {
        name: 'Helper',
        connected_to: 'app.example',
        scopes: ['cart:write', 'orders:read'],
        acts: { per_act_fen: 1_00, per_day_fen: 5_00, count: 0 },
        last_used_at: world.clock.now().toISOString(),
      },
    ])
    const { items } = await bea.call('GET /messages')
    expect(items[0]).toMatchObject({
      kind: 'program_connected',
      title: 'A program was connected to your account: Helper',
    })
    const everything = JSON.stringify([
      ...(await world.db.selectFrom('read_tokens').selectAll().execute()),
      ...(await world.db.selectFrom('oauth_codes').selectAll().execute()),
      ...(await world.db.selectFrom('mails').selectAll().execute()),
      await readEverythingOwn(world.db, bea.id),
    ])
    for (const secret of [access.slice(7, 40), refresh.slice(11, 40), code])
      expect(everything).not.toContain(secret)
  })

  test.each([
    ['of another program', async () => ({ client_id: await aClient(world) }), 'invalid_grant'],
    ['for another address', { redirect_uri: `${REDIRECT}evil` }, 'invalid_grant'],
    ['with another verifier', { code_verifier: 'v'.repeat(43) }, 'invalid_grant'],
    ['with the challenge in place of the verifier', { code_verifier: 'short' }, 'invalid_grant'],
    ['without a verifier', { code_verifier: '' }, 'invalid_request'],
    ['for another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['of an unknown program', { client_id: randomUUID() }, 'invalid_client'],
    ['that was made up', { code: 'x'.repeat(43) }, 'invalid_grant'],
    ['by the password', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('%s is refused, and stays good for its own', async (_, changes, error) => {
    const { form } = await aCode(ana, client)
    const refused = await exchange({
      ...form,
      ...(typeof changes === 'function' ? await changes() : changes),
    })
    expect(refused.body).toEqual({ error })
    expect(refused.status).toBe(error === 'invalid_client' ? 401 : 400)
    const { body } = await exchange(form)
    await ana.call('DELETE /tokens/{id}', { params: { id: (await listed(ana))[0]!.id } })
    expect(body).toHaveProperty('access_token')
  })

  test('with a field twice, as JSON or as nothing is refused', async () => {
    const { form } = await aCode(ana, client)
    const twice = `${new URLSearchParams(form).toString()}&code=other`
    expect((await postForm(world, '/oauth/token', twice)).body).toEqual({ error: 'invalid_request' })
    expect((await postJson(world, '/oauth/token', form)).body).toEqual({ error: 'invalid_request' })
    const bare = await world.inject({ method: 'POST', url: '/oauth/token' })
    expect([bare.statusCode, bare.json()]).toEqual([400, { error: 'invalid_request' }])
    const huge = await postForm(world, '/oauth/token', { ...form, scope: 'x'.repeat(20_000) })
    expect(huge.body).toEqual({ error: 'invalid_request' })
  })

  test('used twice is refused, and what was made from it is stopped', async () => {
    const { form } = await aCode(ana, client)
    const { body } = await exchange(form)
    expect(await opens(world, body['access_token'])).toBe(200)
    expect((await exchange(form)).body).toEqual({ error: 'invalid_grant' })
    expect(await opens(world, body['access_token'])).toBe(401)
    expect(await toldOfStops(ana)).toBe(1)
  })

  test('used twenty times at once makes one token at most, which is stopped, and the shopper is told once', async () => {
    const { form } = await aCode(ana, client)
    const before = await toldOfStops(ana)
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(form)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(await opens(world, won[0]!.body['access_token'])).toBe(401)
    expect(await toldOfStops(ana)).toBe(before + 1)
  })

  test('is valid for a minute', async () => {
    const [early, late] = [await aCode(ana, client), await aCode(ana, client)]
    world.clock.advance({ minutes: 0.75 })
    const { status, body } = await exchange(early.form)
    expect(status).toBe(200)
    world.clock.advance({ minutes: 0.25 })
    expect((await exchange(late.form)).body).toEqual({ error: 'invalid_grant' })
    await postForm(world, '/oauth/revoke', { client_id: client, token: String(body['access_token']) })
  })

  test('ends with the session in which it was given, with the password, and when all programs are stopped', async () => {
    const gus = await world.shopper('gus')
    const first = await aCode(gus, client)
    await gus.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'compass77', repeat: 'compass77' },
    })
    expect((await exchange(first.form)).body).toEqual({ error: 'invalid_grant' })
    const hal = await world.shopper('hal')
    const second = await aCode(hal, client)
    await hal.call('DELETE /tokens')
    expect((await exchange(second.form)).body).toEqual({ error: 'invalid_grant' })
    const third = await aCode(hal, client)
    await hal.call('POST /logout', { body: {} })
    expect((await exchange(third.form)).body).toEqual({ error: 'invalid_grant' })
  })

  test('makes no more tokens than a shopper may have, however many codes wait', async () => {
    const ida = await world.shopper('ida')
    const codes = []
    for (let count = 0; count < READ_TOKENS_MAX + 2; count += 1) codes.push(await aCode(ida, client))
    const answers = await Promise.all(codes.map(({ form }) => exchange(form)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(READ_TOKENS_MAX)
    const refused = await expectRefusal(aCode(ida, client), 'transition_not_allowed')
    expect(refused.reason).toBe('program_limit')
  })
})

describe('a refresh token', () => {
  test('is replaced at each use, with the access token, which lives for an hour', async () => {
    const jo = await world.shopper('jo')
    const program = await aConnection(world, jo, { days: 1 })
    const { status, body } = await renew(world, program)
    expect(status).toBe(200)
    expect(await opens(world, program.access)).toBe(401)
    expect(await opens(world, body['access_token'])).toBe(200)
    world.clock.advance({ minutes: 60 })
    expect(await opens(world, body['access_token'])).toBe(401)
    const next = await renew(world, { ...program, refresh: String(body['refresh_token']) })
    expect(await opens(world, next.body['access_token'])).toBe(200)
    expect(await listed(jo)).toHaveLength(1)
  })

  test('does not outlive what the shopper allowed', async () => {
    const kim = await world.shopper('kim')
    const program = await aConnection(world, kim, { days: 1 })
    world.clock.advance({ hours: 23, minutes: 30 })
    const { body } = await renew(world, program)
    expect(body['expires_in']).toBe(1_800)
    world.clock.advance({ minutes: 30 })
    expect(await opens(world, body['access_token'])).toBe(401)
    const late = await renew(world, { ...program, refresh: String(body['refresh_token']) })
    expect(late.body).toEqual({ error: 'invalid_grant' })
  })

  test('used again stops the program, and the shopper is told by message and mail', async () => {
    const lea = await world.shopper('lea')
    const program = await aConnection(world, lea)
    const { body } = await renew(world, program)
    expect((await renew(world, program)).body).toEqual({ error: 'invalid_grant' })
    expect(await opens(world, body['access_token'])).toBe(401)
    expect((await renew(world, { ...program, refresh: String(body['refresh_token']) })).body).toEqual({
      error: 'invalid_grant',
    })
    expect(await listed(lea)).toEqual([])
    const { items } = await lea.call('GET /messages')
    expect(items.filter(({ kind }) => kind === 'program_stopped')).toMatchObject([
      {
        title: 'A program was stopped for your safety: Helper',
        body: expect.stringMatching(/^Your permission had gone to app\.example\. .*connect it again/),
      },
    ])
    const mails = await world.db
      .selectFrom('mails')
      .where('recipient', '=', lea.email)
      .where('template', '=', 'program_stopped')
      .select('id')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('used ten times at once renews once, and the program is stopped', async () => {
    const max = await world.shopper('max')
    const program = await aConnection(world, max)
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(world, program)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await listed(max)).toEqual([])
    expect(await toldOfStops(max)).toBe(1)
  })

  test('works for its own program, resource and scopes only', async () => {
    const ned = await world.shopper('ned')
    const program = await aConnection(world, ned, { scopes: ['orders:read', 'cart:read'] })
    const refused = async (more: Record<string, string>) => (await renew(world, program, more)).body['error']
    expect(await refused({ client_id: client })).toBe('invalid_grant')
    expect(await refused({ client_id: randomUUID() })).toBe('invalid_client')
    expect(await refused({ resource: 'https://evil.example/mcp' })).toBe('invalid_target')
    expect(await refused({ scope: 'orders:read orders:write' })).toBe('invalid_scope')
    expect(await refused({ refresh_token: 'lh_refresh_x' })).toBe('invalid_grant')
    const { body } = await renew(world, program, { scope: 'orders:read', resource: RESOURCE })
    expect(body['scope']).toBe('cart:read orders:read')
  })
})

describe('the end of a connection', () => {
  test('a program ends its own, by either token, and nobody else’s', async () => {
    const oto = await world.shopper('oto')
    const one = await aConnection(world, oto)
    const other = await aConnection(world, oto)
    const revoke = (token: string, id: string) =>
      postForm(world, '/oauth/revoke', { token, client_id: id, token_type_hint: 'access_token' })
    expect((await revoke(one.access, other.clientId)).status).toBe(200)
    expect(await opens(world, one.access)).toBe(200)
    expect(await revoke(one.access, one.clientId)).toMatchObject({ status: 200, body: {} })
    expect(await opens(world, one.access)).toBe(401)
    await revoke(other.refresh, other.clientId)
    expect(await opens(world, other.access)).toBe(401)
    expect(await listed(oto)).toEqual([])
    expect((await revoke('made-up', other.clientId)).status).toBe(200)
    expect((await postForm(world, '/oauth/revoke', { token: 'x' })).status).toBe(400)
  })

  test('a personal token cannot be revoked without its shopper', async () => {
    const pia = await world.shopper('pia')
    const { token } = await pia.call('POST /tokens', {
      body: { name: 'x', scopes: ['orders:read'], days: 1, password: PASSWORD },
    })
    await postForm(world, '/oauth/revoke', { token, client_id: client })
    await postForm(world, '/oauth/revoke', `token=${token}&client_id=`)
    expect(await opens(world, token)).toBe(200)
  })

  test('the shopper stops one, and a new password, a block or the closing of the account ends all', async () => {
    const support = await world.staff('sue', ['support', 'admin'])
    const quy = await world.shopper('quy')
    const stopped = await aConnection(world, quy)
    await quy.call('DELETE /tokens/{id}', { params: { id: (await listed(quy))[0]!.id } })
    const left = await aConnection(world, quy)
    await quy.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'compass77', repeat: 'compass77' },
    })
    const rob = await world.shopper('rob')
    const blocked = await aConnection(world, rob)
    await support.call('POST /staff/shoppers/{id}/block', {
      params: { id: rob.id },
      body: { reason: 'stolen' },
    })
    const tia = await world.shopper('tia')
    const closed = await aConnection(world, tia)
    await aCode(tia, client)
    await tia.call('POST /account/close', { body: { password: PASSWORD } })
    for (const program of [stopped, left, blocked, closed]) {
      expect(await opens(world, program.access)).toBe(401)
      expect((await renew(world, program)).body).toEqual({ error: 'invalid_grant' })
    }
  })
})

test('ceilings, approvals and acts are those of every token that acts, across renewals', async () => {
  const uma = await world.shopper('uma')
  await given.money(world, uma, 100_000)
  await given.anOrder(uma)
  const program = await aConnection(world, uma, { scopes: GRANT_SCOPES, act: 40_00, day: 40_00 })
  const orders = [await given.anOrder(uma), await given.anOrder(uma)]
  const pay = (call: Person['call'], { id, totalFen }: given.PlacedOrder) =>
    call(
      'POST /payments',
      { body: { order_ids: [id], method: 'balance', expected_total_fen: totalFen } },
      { idempotencyKey: randomUUID() },
    )
  await pay(program.call, orders[0]!)
  const { body } = await renew(world, program)
  const refused = await expectRefusal(
    pay(world.caller(String(body['access_token'])), orders[1]!),
    'needs_approval',
  )
  expect(refused.data).toMatchObject({ why: ['above_day'] })
  expect((await listed(uma))[0]!.acts).toMatchObject({ count: 1, spent_today_fen: orders[0]!.totalFen })
})

describe('registration', () => {
  test('is for programs without a secret, and says what was understood', async () => {
    const { status, body } = await postJson(world, '/oauth/register', {
      client_name: ' My\u202E helper ',
      redirect_uris: [REDIRECT],
      grant_types: ['client_credentials'],
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      client_id: expect.any(String),
      client_id_issued_at: Math.floor(world.clock.now().getTime() / 1_000),
      client_name: 'My helper',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  test.each([
    {},
    { redirect_uris: [] },
    { redirect_uris: ['http://app.example/cb'] },
    { redirect_uris: [REDIRECT, 'javascript:alert(1)'] },
    { redirect_uris: Array.from({ length: 11 }, (_, place) => `${REDIRECT}${place}`) },
    [REDIRECT],
  ])('refuses %j', async (payload) => {
    const { status, body } = await postJson(world, '/oauth/register', payload)
    expect([status, body]).toEqual([400, { error: 'invalid_redirect_uri' }])
  })

  test('is counted per address and day', async () => {
    world.world.env.rateLimitFactor = 1 / CLIENTS_PER_ADDRESS.times
    try {
      const register = () =>
        world.inject({
          method: 'POST',
          url: '/oauth/register',
          remoteAddress: '192.0.2.9',
          payload: { redirect_uris: [REDIRECT] },
        })
      const [answer, next] = [await register(), await register()]
      expect([answer.statusCode, next.statusCode]).toEqual([201, 429])
      expect(next.json()).toEqual({ error: 'temporarily_unavailable' })
      expect(Number(next.headers['retry-after'])).toBeGreaterThan(3_600)
    } finally {
      world.world.env.rateLimitFactor = 1000
    }
  })

  test('ends where there are as many as there may be', async () => {
    await sql`insert into oauth_clients (name, redirect_uris, created_at)
      select 'Flood', array[${REDIRECT}], ${world.clock.now()} from generate_series(1, ${CLIENTS_MAX}::int)`.execute(
      world.db,
    )
    const { status, body } = await postJson(world, '/oauth/register', { redirect_uris: [REDIRECT] })
    expect([status, body]).toEqual([503, { error: 'temporarily_unavailable' }])
    await world.db.deleteFrom('oauth_clients').where('name', '=', 'Flood').execute()
  })

  test('forgets what nobody connects after a day, and what is no longer connected after ninety', async () => {
    const vic = await world.shopper('vic')
    const program = await aConnection(world, vic, { days: 365 })
    const lonely = await aClient(world)
    const known = async (id: string) =>
      (await world.db.selectFrom('oauth_clients').where('id', '=', id).select('id').execute()).length === 1
    world.clock.advance({ hours: 23 })
    await world.runJob('purge-tokens', {})
    expect(await known(lonely)).toBe(true)
    world.clock.advance({ hours: 2 })
    await world.runJob('purge-tokens', {})
    expect([await known(lonely), await known(program.clientId)]).toEqual([false, true])
    world.clock.advance({ days: 100 })
    await world.runJob('purge-tokens', {})
    expect(await known(program.clientId)).toBe(true)
    await postForm(world, '/oauth/revoke', { token: program.refresh, client_id: program.clientId })
    await world.runJob('purge-tokens', {})
    expect(await known(program.clientId)).toBe(false)
    expect((await renew(world, program)).body).toEqual({ error: 'invalid_client' })
  })
})
