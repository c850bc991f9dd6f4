import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { NONCE } from './front-ends.ts'

/** How long to wait for a server that restarts; one that does not start prints the reason in the terminal. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 25

/**
 * Forwards requests to the server at the port, and lets them wait while it restarts. Its first start may tell
 * the demo's story and take minutes: until then every request is answered at once with a page that says so
 * and loads itself again.
 */
export function passOnTo(port: number) {
  let hasStarted = false
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const socket = hasStarted ? await connectPatiently(port) : await tryToConnect(port)
    if (!socket && !hasStarted) return sayStarting(response)
    hasStarted = true
    passOn(socket, request, response)
  }
}

function sayStarting(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', refresh: '2' })
    .end(STARTING)
}

const STARTING =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Longhaul is starting</title>' +
  '<p>Longhaul is starting. The terminal says how far it is; this page loads itself again.'

function passOn(socket: Socket | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (!socket) {
    response
      .writeHead(503, { 'content-type': 'text/plain' })
      .end('The server does not start: see its terminal.\n')
    return
  }
  const { method, url, headers } = request
  const passed = ask({ method, path: url, headers, createConnection: () => socket }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersFor(answer.headers))
    answer.pipe(response)
  })
  passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

async function connectPatiently(port: number): Promise<Socket | undefined> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const socket = await tryToConnect(port)
    if (socket) return socket
    await pause(LOOK_AGAIN_MS)
  }
  return undefined
}

function tryToConnect(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined))
  })
}

/** Whether a server answers at the port now. */
export async function isListening(port: number): Promise<boolean> {
  const socket = await tryToConnect(port)
  socket?.destroy()
  return socket !== undefined
}

/**
 * The headers of the server's documents, with a policy that also allows Vite's styles, its one script, and
 * connections to its server.
 */
function headersFor(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy']
  if (typeof policy !== 'string' || !headers['content-type']?.startsWith('text/html')) return headers
  const relaxed = policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${NONCE}'`)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
  return { ...headers, 'content-security-policy': relaxed }
}
