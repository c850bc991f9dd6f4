import { showMailPicture } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../platform/database/tables.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import {
  MAIL_PICTURE_SIZES,
  type MailPictureSize,
  isGoodFileUrl,
  isNoFile,
} from '../platform/files/file-store.ts'
import { countCalls, networkOf } from '../platform/http/rate-limit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { decodePicture } from './decode-picture.ts'
import { findFileForSignedUrl } from './sql.ts'

/** The longest side: twice what a mail shows, for dense screens. */
const SIDE: Readonly<Record<MailPictureSize, number>> = { photo: 1_200, row: 160 }
const LIMITS = { accept: new Set(['image/webp'] as const), pixelsMax: 6_000_000 }
/** Pictures of goods; nothing that a person sent or downloads. */
const SHOWN: ReadonlySet<Files['kind']> = new Set(['product', 'inspection', 'packing'])
/** Mail programs fetch a picture once; their proxies fetch for many readers. */
const PER_MINUTE = 300

/**
 * `GET /mail_pictures/{id}/{size}`: a picture of goods as mail programs show it, at a signed address. We
 * store WebP, which Outlook does not show, so it is converted when it is asked for.
 */
export function serveMailPictures(app: FastifyInstance, world: World): void {
  const count = countCalls(world, showMailPicture.path, PER_MINUTE)
  app.get<{ Params: { id: string; size: string }; Querystring: { until?: string; sign?: string } }>(
    servedUrl(showMailPicture),
    async (request, reply) => {
      count(networkOf(request.ip), request)
      const { id, size: asked } = request.params
      const size = MAIL_PICTURE_SIZES.find((known) => known === asked)
      const sign = String(request.query.sign ?? '')
      const until = Number(request.query.until)
      if (!size || !isGoodFileUrl(world.secret, `${id} ${size}`, until, sign, world.clock.now()))
        throw new Refusal('not_found')
      const file = orNotFound(await findFileForSignedUrl(world.db, id))
      if (!SHOWN.has(file.kind)) throw new Refusal('not_found')
      const content = await world.files.read(id).catch((error: unknown) => {
        if (isNoFile(error)) throw new Refusal('not_found')
        throw error
      })
      const jpeg = await decodePicture(content, LIMITS, async (open) =>
        open()
          .resize({ width: SIDE[size], height: SIDE[size], fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 72, mozjpeg: false })
          .toBuffer(),
      )
      return reply
        .type('image/jpeg')
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=1209600, immutable',
          // Web mail shows it.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(jpeg)
    },
  )
}
