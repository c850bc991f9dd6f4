import type { Readable } from 'node:stream'
import type { FileRoute } from '@longhaul/contract/file-route.ts'
import type { FastifyReply } from 'fastify'
import { API } from '../http/api.ts'

/** A file that was made on request: its name and its bytes. Its kind stands on its route. */
export type MadeFile = { fileName: string; body: string | Buffer | Readable }

/** What stands behind the question mark, before it is checked: a name that is repeated has several values. */
export type DocumentQuery = Readonly<Record<string, unknown>>

/** Where a file is served, as Fastify writes it. `fixed` are parameters that this address has a word for. */
export const servedUrl = ({ path }: FileRoute, fixed: Readonly<Record<string, string>> = {}): string =>
  API + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fixed[name] ?? `:${name}`)

/** Sends a file as its route says: opened or kept, and in no cache. */
export function sendFile(reply: FastifyReply, route: FileRoute, { fileName, body }: MadeFile): FastifyReply {
  const [type = ''] = route.types
  return reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .headers({
      'content-disposition': `${route.inline ? 'inline' : 'attachment'}; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    .send(body)
}
