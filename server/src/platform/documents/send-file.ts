import type { Readable } from 'node:stream'
import type { FileRoute } from '@longhaul/contract/file-route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API } from '../http/api.ts'

/** A file that was made on request: its name and its bytes. Its kind stands on its route. */
export type MadeFile = { fileName: string; body: string | Buffer | Readable }

/** What stands behind the question mark, before it is checked: a name that is repeated has several values. */
export type DocumentQuery = Readonly<Record<string, unknown>>

/** Where a file is served, below the API. `fixed` are parameters that this address has a word for. */
export const servedPath = ({ path }: FileRoute, fixed: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fixed[name] ?? whole)

/** The same as the framework writes addresses. */
export const servedUrl = (route: FileRoute): string => API + servedPath(route).replaceAll(/\{(\w+)\}/g, ':$1')

/** What a request for a file says of it: the words of its path, and its query as it came. */
export const asParts = ({ params, query }: FastifyRequest) =>
  // Words by their names, and what the framework reads of a query.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ params, query }) as { params: Readonly<Record<string, string>>; query: DocumentQuery }

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
