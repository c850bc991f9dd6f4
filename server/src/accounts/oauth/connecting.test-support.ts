import { createHash, randomBytes } from 'node:crypto'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { PASSWORD, type Person, type TestWorld } from '../../../test/world.ts'

/*
 * A program that is connected as one from outside is: it registers, sends the shopper to the consent page and
 * exchanges what comes back.
 */

export const REDIRECT = 'https://app.example/cb'
export const RESOURCE = 'http://shop.test/mcp'

/** What came back from a call outside the contract. */
export type Answered = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> }

/** Posts a form, as programs do. */
export async function postForm(
  world: TestWorld,
  url: string,
  fields: Readonly<Record<string, string>> | string,
): Promise<Answered> {
  const response = await world.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

export async function postJson(world: TestWorld, url: string, payload: object): Promise<Answered> {
  const response = await world.inject({ method: 'POST', url, payload })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** The id of a program that registered itself. */
export async function aClient(world: TestWorld, redirects: readonly string[] = [REDIRECT]): Promise<string> {
  const { body } = await postJson(world, '/oauth/register', {
    client_name: 'Helper',
    redirect_uris: redirects,
    token_endpoint_auth_method: 'client_secret_post',
  })
  return String(body['client_id'])
}

/** A verifier and the request that is protected by it. */
export function aRequest(clientId: string, redirect = REDIRECT) {
  const verifier = randomBytes(32).toString('base64url')
  const request = {
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'st&te',
    resource: RESOURCE,
  }
  return { verifier, request }
}

type Choice = { scopes?: readonly GrantScope[]; act?: number; day?: number; days?: number }

/** What the shopper sends by pressing "Allow". */
export const allowed = ({ scopes = ['orders:read'], act = 0, day = 0, days = 90 }: Choice = {}) => ({
  scopes: [...scopes],
  ceilings: { per_act_fen: act, per_day_fen: day },
  days,
  password: PASSWORD,
})

/** The shopper allows a request: what the browser takes to the program. */
export async function aCode(who: Person, clientId: string, choice: Choice = {}, redirect = REDIRECT) {
  const { verifier, request } = aRequest(clientId, redirect)
  const { redirect_to: to } = await who.call('POST /oauth/authorizations', {
    body: { ...request, ...allowed(choice) },
  })
  const answer = new URL(to)
  const code = answer.searchParams.get('code')!
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirect,
    code,
    code_verifier: verifier,
  }
  return { code, answer, form }
}

/** A connected program. */
export async function aConnection(world: TestWorld, who: Person, choice: Choice = {}) {
  const clientId = await aClient(world)
  const { form } = await aCode(who, clientId, choice)
  const { body } = await postForm(world, '/oauth/token', form)
  const [access, refresh] = [String(body['access_token']), String(body['refresh_token'])]
  return { clientId, form, access, refresh, call: world.caller(access) }
}

/** Asks for new tokens. */
export const renew = (
  world: TestWorld,
  { clientId, refresh }: { clientId: string; refresh: string },
  more: Readonly<Record<string, string>> = {},
): Promise<Answered> =>
  postForm(world, '/oauth/token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: refresh,
    ...more,
  })

/** The status of reading the orders with a token. */
export const opens = async (world: TestWorld, token: unknown): Promise<number> =>
  (await world.inject({ url: '/api/v1/orders', headers: { authorization: `Bearer ${String(token)}` } }))
    .statusCode

/** The programs and tokens that the shopper sees. */
export const listed = async (who: Person): Promise<Reply<'GET /tokens'>['items']> =>
  (await who.call('GET /tokens')).items
