import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Env } from '../env.ts'

/**
 * The policy of every page: scripts, styles, pictures, fonts and calls from our own origin and nowhere else; nothing inline; frames show our
 * own pages only, and no frame is around us; forms go to us, or to the payment provider's page by a plain link.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** Security headers on every answer, from the first day. A route that needs another policy (a file, a provider's page) sets its own. */
export function securityHeaders(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  const headers = safeHeaders(env)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What is said of documents alone. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'permissions-policy',
]

/** Takes back what concerns documents: a part of a page (script, style sheet, font) is shown by no window, and would carry 600 bytes for nothing. */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  return reply
}

/** The same for what is answered without a route: a request that cannot be read. */
export const safeHeaders = (env: Pick<Env, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  ...(env.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
