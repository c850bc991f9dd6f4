import { showFile } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Files } from '../platform/database/tables.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import { isGoodFileUrl, isNoFile } from '../platform/files/file-store.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { readRange } from './byte-range.ts'
import { findFileForSignedUrl } from './sql.ts'

/**
 * `GET /files/{id}`: a stored file at a signed address. It is served strictly as data: no sniffing, no
 * scripts, no frames. Range requests are supported, so that a player can seek in a video without loading all
 * of it.
 */
export function serveFiles(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string }; Querystring: { until?: string; sign?: string } }>(
    servedUrl(showFile),
    async (request, reply) => {
      const { id } = request.params
      const until = Number(request.query.until)
      if (!isGoodFileUrl(world.secret, id, until, request.query.sign ?? '', world.clock.now()))
        throw new Refusal('not_found')
      const file = orNotFound(await findFileForSignedUrl(world.db, id))
      const etag = `"${file.sha256.subarray(0, 16).toString('hex')}"`
      reply.type(file.media_type).headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': SAVED[file.media_type] ?? 'inline',
        'cache-control': CACHING[file.kind],
        'accept-ranges': 'bytes',
        etag,
      })
      const range = readRange(askedRange(request, etag), file.bytes)
      if (range === 'unsatisfiable')
        return reply
          .code(416)
          .headers({ 'content-range': `bytes */${file.bytes}` })
          .send()
      const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
      if (range) reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${file.bytes}` })
      const content = await world.files.readPart(id, start, end).catch((error: unknown) => {
        if (isNoFile(error)) throw new Refusal('not_found')
        throw error
      })
      return reply.headers({ 'content-length': String(end - start + 1) }).send(content)
    },
  )
}

/** What is to be saved, not viewed: archives, and papers that somebody else has written. */
const SAVED: Readonly<Record<string, string>> = {
  'application/zip': 'attachment; filename="my-data.zip"',
  'application/pdf': 'attachment; filename="paper.pdf"',
}

const PICTURE = 'private, max-age=86400, immutable'
const NEVER = 'no-store'

/**
 * What a browser may keep: pictures of goods and packages, which pages show again and again, but no papers
 * and nothing that a person sent or downloads.
 */
const CACHING: Readonly<Record<Files['kind'], string>> = {
  avatar: PICTURE,
  product: PICTURE,
  inspection: PICTURE,
  packing: PICTURE,
  review: PICTURE,
  preview: PICTURE,
  receipt: NEVER,
  attachment: NEVER,
  document: NEVER,
}

/** The Range header, unless If-Range names another version of the file. */
function askedRange(request: FastifyRequest, etag: string): string | undefined {
  const ifRange = request.headers['if-range']
  return ifRange === undefined || ifRange === etag ? request.headers.range : undefined
}
