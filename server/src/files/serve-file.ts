import type { FastifyInstance } from 'fastify'
import { isGoodFileUrl } from '../platform/file-store.ts'
import { Refusal, found } from '../platform/refusal.ts'
import { API } from '../platform/http.ts'
import type { World } from '../platform/world.ts'
import { findFileForSignedUrl } from './sql.ts'

/**
 * `GET /files/{id}`: a stored file, to whoever holds an address that we signed. It is served as data and nothing else: no sniffing, no
 * script, no frame.
 */
export function serveFiles(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string }; Querystring: { until?: string; sign?: string } }>(
    `${API}/files/:id`,
    async (request, reply) => {
      const { id } = request.params
      const until = Number(request.query.until)
      if (!isGoodFileUrl(world.secret, id, until, request.query.sign ?? '', world.clock.now()))
        throw new Refusal('not_found')
      const file = found(await findFileForSignedUrl(world.db, id))
      const content = await world.files.read(id).catch(() => undefined)
      return reply
        .type(file.media_type)
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          // An archive is for keeping, not for looking at.
          'content-disposition':
            file.media_type === 'application/zip' ? 'attachment; filename="my-data.zip"' : 'inline',
          'cache-control': 'private, max-age=86400, immutable',
        })
        .send(found(content))
    },
  )
}
