import type { FileRoute } from '@longhaul/contract/file-route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { limitRate } from '../http/rate-limit.ts'
import { languageOf } from '../http/api.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shopper } from '../logged-in.ts'
import { authenticate } from '../session.ts'
import type { World } from '../world.ts'
import { UUID } from '../uuid.ts'
import { type DocumentQuery, type MadeFile, asParts, sendFile, servedPath, servedUrl } from './send-file.ts'

type DocumentCall = { me: Shopper; id: string; lang: Lang; now: Date; query: DocumentQuery }

/**
 * Serves a file to the shopper who owns it; its route may contain `{id}`. `fixed` replaces a path parameter:
 * call this once for each of its values.
 */
export function serveShopperDocument(
  app: FastifyInstance,
  world: World,
  route: FileRoute,
  make: (call: DocumentCall) => Promise<MadeFile>,
  fixed: Readonly<Record<string, string>> = {},
): void {
  const path = servedPath(route, fixed)
  const onRequest = limitRate(world, path, PER_MINUTE)
  app.get(servedUrl(route, fixed), { onRequest }, async (request, reply) => {
    const now = world.clock.now()
    const { shopper, staff } = await authenticate(world.db, request, now)
    if (!shopper) throw new Refusal(staff ? 'forbidden' : 'login_required')
    const { params, query } = asParts(request)
    const { id = '' } = params
    if (route.params && !UUID.test(id)) throw new Refusal('not_found')
    return sendFile(reply, route, await make({ me: shopper, id, lang: languageOf(request), now, query }))
  })
}

/** Drawing a document costs more than most calls. */
const PER_MINUTE = 20
