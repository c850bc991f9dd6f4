import { showFoundPicture } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance } from 'fastify'
import { type MediaType, decodePicture } from '../files/public.ts'
import { fetchGuardedPicture } from '../goods/public.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import { isGoodFileUrl, signedQuery } from '../platform/files/file-store.ts'
import { API } from '../platform/http/api.ts'
import { countCalls, networkOf } from '../platform/http/rate-limit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'

/** Twice the side at which a card shows it, for dense screens. */
const SIDE_PX = 480
const LIMITS = {
  accept: new Set<MediaType>(['image/gif', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  pixelsMax: 40_000_000,
}
/** Several pages of results, for a household. */
const PER_MINUTE = 240

/** The address of a small copy of a found product's picture; only addresses that we found are served. */
export const foundPictureUrl = (secret: Buffer, address: string, now: Date): string =>
  `${API}${showFoundPicture.path}?${new URLSearchParams({ of: address, ...signedQuery(secret, idOf(address), now) })}`

const idOf = (address: string): string => `found ${address}`

/**
 * `GET /goods_pictures`: a small copy of another shop's picture, fetched when it is looked at, so that no
 * reader's browser makes a request to a shop. Nothing is stored here; the reader's browser keeps it for a
 * day.
 */
export function serveFoundPictures(app: FastifyInstance, world: World): void {
  const count = countCalls(world, showFoundPicture.path, PER_MINUTE)
  app.get<{ Querystring: { of?: string; until?: string; sign?: string } }>(
    servedUrl(showFoundPicture),
    async (request, reply) => {
      count(networkOf(request.ip), request)
      const address = String(request.query.of ?? '')
      const until = Number(request.query.until)
      const now = world.clock.now()
      if (!isGoodFileUrl(world.secret, idOf(address), until, String(request.query.sign ?? ''), now))
        throw new Refusal('not_found')
      const { status, body } = await fetchGuardedPicture({ world, now, guest: request.ip }, address).catch(
        (error: unknown) => {
          request.log.info({ err: error }, 'the picture of a found product was not fetched')
          throw new Refusal('not_found')
        },
      )
      if (status !== 200) throw new Refusal('not_found')
      const small = await decodePicture(body, LIMITS, async (open) =>
        open()
          .rotate()
          .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 76, effort: 2 })
          .toBuffer(),
      )
      return reply
        .type('image/webp')
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=86400',
        })
        .send(small)
    },
  )
}
