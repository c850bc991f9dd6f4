import { showFile } from '@longhaul/contract/file-routes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Files } from '../platform/database/tables.ts'
import { servedUrl } from '../platform/documents/send-file.ts'
import { isGoodFileUrl, isNoFile } from '../platform/files/file-store.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
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

/** The bytes from `start` to `end` inclusive. */
type ByteRange = { start: number; end: number }

/**
 * The part of a file that a Range header requests (RFC 9110, 14). Null if there is no header or it may be
 * ignored (another unit, several parts, invalid): the whole file is the answer. `unsatisfiable` if the range
 * starts beyond the end of the file.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found) return null
  const [, from = '', until = ''] = found
  if (from === '' && until === '') return null
  if (from === '') {
    const length = Math.min(Number(until), bytes)
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable'
  }
  const start = Number(from)
  if (until !== '' && Number(until) < start) return null
  if (start >= bytes) return 'unsatisfiable'
  return { start, end: until === '' ? bytes - 1 : Math.min(Number(until), bytes - 1) }
}
