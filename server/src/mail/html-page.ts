import { createHmac, timingSafeEqual } from 'node:crypto'
import { showMail } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { servedUrl } from '../platform/documents/send-file.ts'
import { API } from '../platform/http/api.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { findMailHtmlForSignedUrl } from './sql.ts'

/**
 * A mail has inline styles, which the console's policy forbids, so it is shown in a frame, from a signed
 * address that expires soon.
 */
const GOOD_FOR_MS = 15 * 60_000

/**
 * The signed address of a mail's HTML: the mail may contain a secret link, so the address cannot be guessed
 * and expires soon.
 */
export function mailHtmlUrl(world: Pick<World, 'secret'>, id: string, now: Date): string {
  // Rounded to whole windows, so that the address stays the same while the page is open.
  const until = (Math.floor(now.getTime() / GOOD_FOR_MS) + 2) * GOOD_FOR_MS
  return `${API}/mails/${id}/html?until=${until}&sign=${sign(world.secret, id, until)}`
}

/** `GET /mails/{id}/html`, by a signed address. */
export function serveMailHtml(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string }; Querystring: { until?: string; sign?: string } }>(
    servedUrl(showMail),
    async (request, reply) => {
      const { id } = request.params
      const until = Number(request.query.until)
      const wanted = Buffer.from(sign(world.secret, id, until))
      const given = Buffer.from(request.query.sign ?? '')
      const good = wanted.length === given.length && timingSafeEqual(wanted, given)
      if (!good || world.clock.now().getTime() > until) throw new Refusal('not_found')
      return showHtml(reply, orNotFound(await findMailHtmlForSignedUrl(world.db, id)).html_body)
    },
  )
}

/**
 * Shows a mail as its reader sees it, with inline styles and the operator's logo; no scripts, no external
 * pictures, framed by our own pages only.
 */
export const showHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl('')}; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    // Links open in a new tab, since the frame must not show pages of the shop.
    .send(html.replace('<head>', '<head><base target="_blank">'))

const sign = (secret: Buffer, id: string, until: number): string =>
  createHmac('sha256', secret).update(`mail ${id} ${until}`).digest('base64url').slice(0, 32)
