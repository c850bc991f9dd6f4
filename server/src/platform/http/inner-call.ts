import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Known to this process only, so that nobody outside chooses the id of a request. */
const OURS = randomBytes(32).toString('base64url')
const HEADER = 'longhaul-inner-call'

/** The header with which a call that the server makes to itself keeps the id of the first request. */
export const innerCallHeader = (requestId: string): Record<string, string> => ({
  [HEADER]: `${OURS} ${requestId}`,
})

/** The id of a request: a new one, or for a call that the server makes to itself the first request's. */
export function requestIdFor(headers: IncomingHttpHeaders): string {
  const [secret, id] = String(headers[HEADER] ?? '').split(' ')
  return secret === OURS && id ? id : randomUUID().slice(0, 13)
}
