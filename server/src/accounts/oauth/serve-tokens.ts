import { isDocumentAddress, readRegistration } from '@longhaul/domain/accounts/oauth.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitRate, networkOf } from '../../platform/http/rate-limit.ts'
import { asRefusal, reportError, retryAfter } from '../../platform/http/http.ts'
import { type UnitOfWork, inJob } from '../../platform/jobs/unit-of-work.ts'
import { isObject, readJson } from '../../platform/read-json.ts'
import { hashToken } from '../../platform/session.ts'
import type { World } from '../../platform/world.ts'
import { CLIENTS_PER_ADDRESS, spendAllowance } from '../limit-calls.ts'
import { exchangeCode } from './exchange-code.ts'
import { allowEveryOrigin, forEveryOrigin } from './for-every-origin.ts'
import type { Issued, NotIssued } from './issue-tokens.ts'
import { renewTokens } from './renew-tokens.ts'
import { deleteByToken, findRegisteredClient, insertClient } from './sql.ts'

/** Enough for many people behind one address, and for an assistant that calls for many. */
const PER_MINUTE = 300
const BODY_MAX_BYTES = 16_000

/**
 * The calls of programs that are being connected: `POST /oauth/token` (RFC 6749, RFC 7636), `/oauth/revoke`
 * (RFC 7009) and, unless it is switched off, `/oauth/register` (RFC 7591). Programs have no secret; answers
 * and errors have the form of these standards.
 */
export async function serveTokens(app: FastifyInstance, world: World): Promise<void> {
  await app.register(async (site) => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, readForm(String(body))),
    )
    site.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, readJson(String(body))),
    )
    site.setErrorHandler((error, request, reply) => {
      world.condition.saw(error)
      return answerError(error, request, reply)
    })
    const serve = (
      path: string,
      answer: (request: FastifyRequest, reply: FastifyReply) => Promise<object>,
    ) => {
      site.post(
        path,
        {
          onRequest: [forEveryOrigin, limitRate(world, `POST ${path}`, PER_MINUTE)],
          bodyLimit: BODY_MAX_BYTES,
        },
        async (request, reply) => {
          const answered = await answer(request, reply.header('cache-control', 'no-store'))
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered))
        },
      )
      site.options(path, { onRequest: forEveryOrigin }, allowEveryOrigin)
    }
    serve('/oauth/token', async (request, reply) => {
      const answer = await issue(world, request)
      if ('error' in answer) reply.code(answer.error === 'invalid_client' ? 401 : 400)
      return answer
    })
    serve('/oauth/revoke', async (request, reply) => await revoke(world, request, reply))
    if (world.env.oauthRegistration)
      serve('/oauth/register', async (request, reply) => await register(world, request, reply))
  })
}

type Form = ReadonlyMap<string, string>

/** The fields of a form; undefined if one is there twice, which the standard forbids. */
function readForm(body: string): Form | undefined {
  const fields = [...new URLSearchParams(body)]
  const form = new Map(fields)
  return form.size === fields.length ? form : undefined
}

const formOf = ({ body }: FastifyRequest): Form | undefined =>
  // Only our own parser makes one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  body instanceof Map ? (body as Form) : undefined

async function issue(world: World, request: FastifyRequest): Promise<Issued | NotIssued> {
  const form = formOf(request)
  const clientId = form?.get('client_id')
  if (!form || !clientId) return { error: 'invalid_request' }
  // A program whose registration was deleted registers again when it is told so.
  if (!isDocumentAddress(clientId) && !(await findRegisteredClient(world.db, clientId)))
    return { error: 'invalid_client' }
  const resource = form.get('resource')
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) =>
        form.get(name),
      )
      if (!code || !redirectUri || !verifier) return { error: 'invalid_request' }
      return await working(world, request, (work) =>
        exchangeCode(work, { code, clientId, redirectUri, verifier, resource }),
      )
    }
    case 'refresh_token': {
      const refreshToken = form.get('refresh_token')
      if (!refreshToken) return { error: 'invalid_request' }
      return await working(world, request, (work) =>
        renewTokens(work, { refreshToken, clientId, scope: form.get('scope'), resource }),
      )
    }
    case undefined:
      return { error: 'invalid_request' }
    default:
      return { error: 'unsupported_grant_type' }
  }
}

/** Does something in one transaction, which is also committed where the program gets nothing. */
const working = <T>(
  world: World,
  request: FastifyRequest,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T> => inJob({ ...world, cause: request.id }, ['account', 'messages'], run)

/** Stops a connected program at its own wish. Unknown tokens are answered in the same way. */
async function revoke(world: World, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const form = formOf(request)
  const [token, clientId] = [form?.get('token'), form?.get('client_id')]
  if (!token || !clientId) {
    reply.code(400)
    return { error: 'invalid_request' }
  }
  await working(world, request, async (work) => {
    const stopped = await deleteByToken(work.tx, clientId, hashToken(token))
    if (stopped) work.concerns(stopped.shopper_id)
    else work.nothingChanged()
  })
  return {}
}

async function register(world: World, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const now = world.clock.now()
  const client = isObject(request.body) ? readRegistration(request.body) : undefined
  if (!client) {
    reply.code(400)
    return { error: 'invalid_redirect_uri' }
  }
  await spendAllowance(world, `oauth clients of ${networkOf(request.ip)}`, CLIENTS_PER_ADDRESS, now)
  const id = await insertClient(world.db, client, now)
  if (id === undefined) {
    reply.code(503)
    return { error: 'temporarily_unavailable' }
  }
  reply.code(201)
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

/** An error in the form of the standard: what is our own fault is reported, and says nothing more. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (!refusal) reportError(error, request)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (!refusal) return reply.code(500).send(JSON.stringify({ error: 'server_error' }))
  const waits = refusal.code === 'too_many_requests' || refusal.code === 'try_again'
  if (!waits) return reply.code(400).send(JSON.stringify({ error: 'invalid_request' }))
  return reply
    .code(refusal.code === 'too_many_requests' ? 429 : 503)
    .header('retry-after', retryAfter(refusal))
    .send(JSON.stringify({ error: 'temporarily_unavailable' }))
}
