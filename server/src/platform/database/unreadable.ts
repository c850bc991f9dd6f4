import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Env } from '../env.ts'
import { safeHeaders } from '../http/headers.ts'

/**
 * Answers input that cannot be routed as a request (headers too large, too slow, or not HTTP at all) in the
 * usual form: the JSON wrapper and the usual headers. Its language is unknown, so the answer is in English.
 * Closes the connection.
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
  // A client that sends this may not read the answer either.
  socket.setTimeout(2_000, () => socket.resetAndDestroy())
}

/**
 * Contains the status phrase, because importing Node's `STATUS_CODES` as a module also loads Node's `fetch`,
 * which would slow down every start.
 */
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
 * Reads and discards the rest of an oversized body for a moment: if the connection were closed while the
 * client is still writing, the client would lose the answer as well.
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
