import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Env } from '../env.ts'
import { safeHeaders } from '../http/headers.ts'

/**
 * Answers what is no request that could be routed (headers too large, too slow, or no HTTP at all) as everything else is answered: in the wrapper, with
 * the headers. It has no language, so the answer is in English. The connection is closed.
 */
export function answerUnreadable(env: Env, error: Error, socket: Socket): void {
  const isSilent = socket.bytesRead === 0
  if (isSilent || ('code' in error && error.code === 'ECONNRESET') || !socket.writable) {
    socket.resetAndDestroy()
    return
  }
  const [status, phrase, code] = KINDS.get('code' in error ? String(error.code) : '') ?? BAD_REQUEST
  const body = JSON.stringify({
    code: status,
    message: errorsIn(FIRST_LANG).reasons[code],
    data: { error: code },
  })
  const headers = {
    ...safeHeaders(env),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${phrase}`, ...lines, '', body].join('\r\n'))
  // The client that sent this may not read either.
  socket.setTimeout(2_000, () => socket.resetAndDestroy())
}

/** With the phrase of its status: to import Node's own table of them as a module loads all of Node's `fetch`, which no start needs. */
type Kind = readonly [status: number, phrase: string, code: RefusalCode]

const BAD_REQUEST: Kind = [400, 'Bad Request', 'invalid_input']
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large', 'too_large']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'Payload Too Large', 'too_large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout', 'try_again']],
])

const DRAINED_MAX = 4 * 1024 * 1024
const DRAINED_MS = 1_000

/**
 * Takes in what still comes of a body that is too large, for a moment: closing the connection under a sender who is still writing takes away the
 * answer as well.
 */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return
  let left = DRAINED_MAX
  await new Promise<void>((done) => {
    const late = setTimeout(done, DRAINED_MS)
    const end = () => {
      clearTimeout(late)
      done()
    }
    request.on('data', (part: Buffer) => {
      left -= part.length
      if (left < 0) end()
    })
    request.once('end', end)
    request.once('close', end)
    request.resume()
  })
}
