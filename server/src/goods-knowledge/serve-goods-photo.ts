import { showGoodsPhoto } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance } from 'fastify'
import { servedUrl } from '../platform/documents/send-file.ts'
import { isNoFile } from '../platform/files/file-store.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { isGoodPhotoUrl, type PhotoSize } from './photo-address.ts'
import { findShownFile } from './sql-photos.ts'

/**
 * `GET /goods_photos/{id}/{size}`: a copy of a photo of an earlier piece, at a signed address. Browsers cache
 * it but revalidate on each view, so that a photo that was taken out is gone on the next view, even for those
 * who have the address.
 */
export function serveGoodsPhoto(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string; size: string }; Querystring: { until?: string; sign?: string } }>(
    servedUrl(showGoodsPhoto),
    async (request, reply) => {
      const { id, size } = request.params
      const now = world.clock.now()
      const asked = { id, size, until: Number(request.query.until), sign: String(request.query.sign ?? '') }
      if (!isSize(size) || !isGoodPhotoUrl(world.secret, asked, now)) throw new Refusal('not_found')
      const { showGoodsPhotos } = await readSettings(world.db)
      const file = orNotFound(showGoodsPhotos ? await findShownFile(world.db, id, size, now) : undefined)
      const etag = `"${file.sha256.subarray(0, 16).toString('hex')}"`
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-cache',
        etag,
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const content = await world.files.read(file.id).catch((error: unknown) => {
        if (isNoFile(error)) throw new Refusal('not_found')
        throw error
      })
      return reply.type(file.media_type).send(content)
    },
  )
}

const isSize = (size: string): size is PhotoSize => size === 'small' || size === 'large'
