import { type Call, createClient } from '@longhaul/contract/client.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { type Lang, LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API, languageOf } from '../platform/http/api.ts'
import { innerCallHeader } from '../platform/http/inner-call.ts'

/** The calls that a program may make; the others are made as a guest. */
const FOR_PROGRAMS = new Set(
  allRoutes.flatMap((route) => ((route.tokens ?? route.grants) ? [route.spec] : [])),
)

/** Makes our own calls in process as the sender of a request: with their token, address and language. */
export function ownCalls(app: FastifyInstance, request: FastifyRequest, lang: Lang): Call {
  const client = (headers: Record<string, string>) =>
    createClient({
      base: API,
      token: () => undefined,
      lang: () => lang,
      fetch: (url, init) =>
        inject(app, request, url, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers },
        }),
    })
  const asGuest = client({})
  const { authorization } = request.headers
  const asProgram = authorization === undefined ? asGuest : client({ authorization })
  return (spec, args, options) => (FOR_PROGRAMS.has(spec) ? asProgram : asGuest)(spec, args, options)
}

/** A file of ours by its path, such as a photo: its content and media type; undefined if there is none. */
export async function ownFile(app: FastifyInstance, request: FastifyRequest, path: string) {
  const response = await inject(app, request, path, {})
  const type = response.headers.get('content-type') ?? ''
  return response.ok
    ? { data: Buffer.from(await response.arrayBuffer()).toString('base64'), type }
    : undefined
}

async function inject(
  app: FastifyInstance,
  { id, ip, headers }: FastifyRequest,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const { body } = init
  const response = await app.inject({
    // The client knows no other methods.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: {
      'accept-language': headers['accept-language'],
      'user-agent': headers['user-agent'],
      ...Object.fromEntries(new Headers(init.headers)),
      ...innerCallHeader(id),
    },
    remoteAddress: ip,
    ...(typeof body === 'string' ? { payload: body } : {}),
  })
  return new Response(new Uint8Array(response.rawPayload), {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type'] ?? '') },
  })
}

/** The caller's language: what their program asks for, else that of the account. */
export function callerLang(request: FastifyRequest, ofAccount: Lang | undefined): Lang {
  const asked = `${request.headers['accept-language'] ?? ''} ${String(request.headers['client-language'] ?? '')}`
  return LANGS.some((lang) => asked.toLowerCase().includes(lang))
    ? languageOf(request)
    : (ofAccount ?? languageOf(request))
}
