import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Env } from '../env.ts'
import { INLINE_SCRIPT_HASH } from './inline-script.ts'

/**
 * The content security policy of every page: scripts, styles, images, fonts and calls only from our own
 * origin; nothing inline but one script, named by its hash; frames may contain only our own pages, and papers
 * that our scripts print (`blob:`, browser/src/calls/documents.ts), and no page may be framed; forms are
 * submitted only to us (the payment provider's page is opened by a plain link).
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${INLINE_SCRIPT_HASH}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/**
 * Sets security headers on every answer. A route that needs another policy (a file, a provider's page) sets
 * its own.
 */
export function securityHeaders(app: FastifyInstance, env: Pick<Env, 'publicUrl' | 'hstsSubdomains'>): void {
  const headers = safeHeaders(env)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Headers that only matter for documents. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'permissions-policy',
]

/**
 * Removes the headers for documents: scripts, style sheets and fonts are not shown in a window, so these 600
 * bytes would be wasted.
 */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  return reply
}

/** The security headers themselves, also for answers without a route: to requests that cannot be read. */
export const safeHeaders = (
  env: Pick<Env, 'publicUrl' | 'hstsSubdomains'>,
): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  ...(env.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=31536000${env.hstsSubdomains ? '; includeSubDomains' : ''}` }
    : {}),
})
