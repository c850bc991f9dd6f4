import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitRate } from '../platform/http/rate-limit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isObject, readJson } from '../platform/read-json.ts'
import { findProgram } from '../platform/program-token.ts'
import { tokenOf } from '../platform/session.ts'
import type { World } from '../platform/world.ts'
import { type Endpoint, openEndpoint, resourceMetadataUrl } from './endpoint.ts'
import { callerLang } from './own-calls.ts'
import { scopesFor } from './scopes.ts'
import type { Tool } from './tool.ts'
import { PUBLIC_TOOLS, TOOLS } from './tools/tools.ts'

const BODY_LIMIT = 256 * 1024
/** Of one token, or of one address without; the calls that the tools make have limits of their own. */
const PER_MINUTE = 120

/**
 * Serves the tools to assistants (decision 0163): `/mcp` to programs with a token of a shopper, and
 * `/mcp/public` to anybody.
 */
export async function serveMcp(app: FastifyInstance, world: World): Promise<void> {
  await app.register(async (mcp) => {
    mcp.removeAllContentTypeParsers()
    mcp.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    const serve = (path: string, tools: readonly Tool[], isPublic: boolean) => {
      let endpoint: Promise<Endpoint> | undefined
      const open = () =>
        (endpoint ??= openEndpoint(tools, isPublic ? 'public' : 'private').catch((error: unknown) => {
          // The next request tries again.
          endpoint = undefined
          throw error
        }))
      mcp.post(
        path,
        { bodyLimit: BODY_LIMIT, onRequest: limitRate(world, `POST ${path}`, PER_MINUTE) },
        async (request, reply) => {
          refuseForeignPage(world, request)
          const token = isPublic ? undefined : await findProgram(world, request, world.clock.now())
          if (!token && !isPublic) {
            challenge(request, reply)
            throw new Refusal('login_required')
          }
          const lang = callerLang(request, token?.shopper.lang)
          const message = readJson(String(request.body))
          if (message === undefined) return reply.code(400).send(errorOf(-32_700, 'Parse error'))
          if (opensStream(message))
            return reply.code(404).send({ ...errorOf(-32_601, 'Method not found'), id: message.id ?? null })
          const answer = await (
            await open()
          )(asWebRequest(world, request), message, { app, request, lang, token })
          return await passOn(answer, reply)
        },
      )
      mcp.route({
        method: ['GET', 'DELETE', 'PUT', 'PATCH'],
        url: path,
        handler: (_request, reply) =>
          reply.code(405).header('allow', 'POST').send(errorOf(-32_000, 'Method not allowed')),
      })
    }
    serve('/mcp', TOOLS, false)
    serve('/mcp/public', PUBLIC_TOOLS, true)
  })
}

/** An error of the protocol, before there is a message to answer. */
const errorOf = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } })

/**
 * Whether a client wants to be told of changes. Nothing that is listed changes while the program runs, so
 * there is no such stream; the SDK would answer that too many are open, as if trying again might help.
 */
const opensStream = (message: unknown): message is { id?: unknown } =>
  isObject(message) && message['method'] === 'subscriptions/listen'

/** A page of another site may not use the token or the network of whoever looks at it. */
function refuseForeignPage({ env }: World, { headers: { origin } }: FastifyRequest): void {
  if (origin !== undefined && origin !== new URL(env.publicUrl).origin) throw new Refusal('forbidden')
}

/** Tells a client without a valid token where to get one, and for what. */
function challenge(request: FastifyRequest, reply: FastifyReply): void {
  const scopes = GRANT_SCOPES.filter((scope) => TOOLS.some((tool) => scopesFor(tool).includes(scope)))
  const error = tokenOf(request) === '' ? '' : 'error="invalid_token", '
  reply.header(
    'www-authenticate',
    `Bearer ${error}resource_metadata="${resourceMetadataUrl()}", scope="${scopes.join(' ')}"`,
  )
}

/** The request as the SDK reads it, without the token. */
function asWebRequest({ env }: World, { url, headers }: FastifyRequest): Request {
  const kept = Object.entries(headers).filter(([name]) => /^(accept|content-type|mcp-.+)$/.test(name))
  return new Request(new URL(url, env.publicUrl), {
    method: 'POST',
    headers: kept.map(([name, value]) => [name, String(value)]),
  })
}

async function passOn(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) reply.header(name, value)
  reply.code(answer.status).header('cache-control', 'no-store')
  return reply.send(await answer.text())
}
