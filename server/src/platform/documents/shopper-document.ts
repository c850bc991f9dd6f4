import type { Readable } from 'node:stream'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API, languageOf } from '../http/http.ts'
import { limitRate } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shopper } from '../logged-in.ts'
import { authenticate } from '../session.ts'
import type { World } from '../world.ts'

/** A file made for a shopper on request: its kind, its name, its bytes. */
export type ShopperDocument = { type: string; fileName: string; body: Buffer | Readable }
export type DocumentCall = { me: Shopper; id: string; lang: Lang; now: Date; request: FastifyRequest }

/**
 * Serves a document of a shopper's own under a path that may hold `:id`. It is not a call of the contract: it answers a file, not the
 * envelope; refusals are answered like everywhere.
 */
export function serveShopperDocument(
  app: FastifyInstance,
  world: World,
  path: string,
  make: (call: DocumentCall) => Promise<ShopperDocument>,
): void {
  const onRequest = limitRate(world, API + path, PER_MINUTE)
  app.get<{ Params: { id?: string } }>(API + path, { onRequest }, async (request, reply) => {
    const now = world.clock.now()
    const { shopper, staff } = await authenticate(world.db, request, now)
    if (!shopper) throw new Refusal(staff ? 'forbidden' : 'login_required')
    const id = request.params.id ?? ''
    if (path.includes(':id') && !UUID.test(id)) throw new Refusal('not_found')
    const document = await make({ me: shopper, id, lang: languageOf(request), now, request })
    return reply
      .type(document.type)
      .headers({
        'content-disposition': `attachment; filename="${document.fileName}"`,
        'cache-control': 'no-store',
      })
      .send(document.body)
  })
}

/** Drawing costs more than most answers do. */
const PER_MINUTE = 20
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
