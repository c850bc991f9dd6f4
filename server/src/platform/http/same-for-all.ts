import { createHash } from 'node:crypto'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptInMemory } from '../database/site-memory.ts'
import type { World } from '../world.ts'

/** Answers what is the same for all from memory: by language and parameters, until what staff configure changes. */
export function keptReplies(): <T extends object>(
  world: World,
  request: FastifyRequest,
  lang: Lang,
  answer: () => Promise<T>,
) => Promise<T> {
  const replies = keptInMemory(async () => new Map<string, object>())
  return async <T extends object>(world: World, request: FastifyRequest, lang: Lang, answer: () => Promise<T>) => {
    const kept = await replies(world.db)
    const key = `${lang} ${JSON.stringify(request.params)}`
    // One route, one shape: only its own answers are kept here.
    const known = kept.get(key) as T | undefined
    if (known) return known
    const reply = await answer()
    kept.set(key, reply)
    return reply
  }
}

const written = new WeakMap<object, { body: Buffer; etag: string }>()

/** Sends an answer that was written once for all who get it; to whom has it already, nothing but that it is still so. */
export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  data: object,
  write: () => string,
): FastifyReply {
  const known = written.get(data) ?? withTag(write())
  written.set(data, known)
  reply.headers({
    etag: known.etag,
    'cache-control': 'no-cache',
    vary: 'client-language, accept-language',
    'content-type': 'application/json; charset=utf-8',
  })
  return request.headers['if-none-match'] === known.etag ? reply.code(304).send() : reply.send(known.body)
}

/** Weak: the same for each way in which it may be compressed. */
function withTag(text: string): { body: Buffer; etag: string } {
  const hash = createHash('sha1').update(text).digest('base64url').slice(0, 16)
  return { body: Buffer.from(text), etag: `W/"${hash}"` }
}
