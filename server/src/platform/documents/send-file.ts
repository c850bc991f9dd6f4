import type { Readable } from 'node:stream'
import { type FileRoute, LEFT_OUT_HEADER } from '@longhaul/contract/file-route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API } from '../http/api.ts'
import { routePath } from '../http/serve-calls.ts'

/**
 * A file generated on request: its name and its content. Its type is declared by its route. `leftOut` are the
 * numbers of what could not be put into it.
 */
export type MadeFile = { fileName: string; body: string | Buffer | Readable; leftOut?: readonly string[] }

/** The query string before validation: a repeated name has several values. */
export type DocumentQuery = Readonly<Record<string, unknown>>

/** The path of a file below the API. `fixed` replaces path parameters with constant words. */
export const servedPath = ({ path }: FileRoute, fixed: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fixed[name] ?? whole)

/** The same as a full path in the framework's notation. */
export const servedUrl = (route: FileRoute, fixed?: Readonly<Record<string, string>>): string =>
  API + routePath(servedPath(route, fixed))

/** The path parameters of a request for a file, and its query as received. */
export const asParts = ({ params, query }: FastifyRequest) =>
  // Path parameters by name, and the query as the framework parses it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ params, query }) as { params: Readonly<Record<string, string>>; query: DocumentQuery }

/** Sends a file as its route declares, inline or as a download; never cached. */
export function sendFile(
  reply: FastifyReply,
  route: FileRoute,
  { fileName, body, leftOut = [] }: MadeFile,
): FastifyReply {
  const [type = ''] = route.types
  return reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .headers({
      'content-disposition': `${route.inline ? 'inline' : 'attachment'}; filename="${fileName}"`,
      'cache-control': 'no-store',
      ...(route.headers?.includes(LEFT_OUT_HEADER) ? { [LEFT_OUT_HEADER]: leftOut.join(',') } : {}),
    })
    .send(body)
}
