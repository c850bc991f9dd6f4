/**
 * Rude clients against a running server: heads and bodies that never end, silent connections, readers that do
 * not read; hostile files; the headers of every reply. Others must be served meanwhile, and the rude clients
 * must be cut off. Bounded, and against this machine only: starts a demo server of its own unless an address
 * on loopback is given. The first lines of the output name any fault; exits with 1 if there is one. Run with
 * `npx tsx bench/src/rude-clients.ts [seconds of each] [clients] [http://127.0.0.1:3000]` after `node
 * tools/build.mjs`.
 */
import { type Socket, connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { SHOPPER_PASSWORD } from '@longhaul/e2e/calls.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { onLoopback } from './on-loopback.ts'

const SECONDS = Math.min(120, Number(process.argv[2] ?? 15))
const CLIENTS = Math.min(500, Number(process.argv[3] ?? 200))
/** The longest median wait allowed for others while the rude clients are connected. */
const OTHERS_WITHIN_MS = 1_000

const faults: string[] = []
const server = process.argv[4] ? undefined : await DemoServer.start(await seededDemo())
const base = onLoopback(server?.url ?? process.argv[4]!)

type Rude = { name: string; first: string; more: string }

/** What each kind of client sends first, and what it keeps sending. */
const RUDE: readonly Rude[] = [
  { name: 'heads that never end', first: 'GET / HTTP/1.1\r\nHost: a\r\n', more: 'X-A: 1\r\n' },
  {
    name: 'bodies that never end',
    first:
      'POST /api/v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    more: ' ',
  },
  { name: 'connections that say nothing', first: '', more: '' },
  {
    name: 'readers that do not read',
    first: 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20),
    more: '',
  },
]

try {
  for (const rude of RUDE) await beRude(rude)
  await sendHostileFiles()
  await lookAtHeaders()
} finally {
  await server?.stop()
}
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1

async function beRude({ name, first, more }: Rude): Promise<void> {
  const sockets = Array.from({ length: CLIENTS }, () => rudeSocket(first))
  const waits: number[] = []
  let unserved = 0
  const end = performance.now() + SECONDS * 1_000
  while (performance.now() < end) {
    for (const socket of sockets) if (more && !socket.destroyed) socket.write(more)
    const before = performance.now()
    const answer = await ask('/api/v1/configurations').catch(() => null)
    if (answer?.status !== 200) unserved += 1
    waits.push(performance.now() - before)
    await pause(250)
  }
  const cut = sockets.filter((socket) => socket.destroyed).length
  for (const socket of sockets) socket.destroy()
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0
  console.log(
    `${name}: others waited ${Math.round(median)} ms, ${unserved} unserved, ${cut} of ${CLIENTS} cut off`,
  )
  if (unserved > 0) faults.push(`${name}: ${unserved} of ${waits.length} others were not served`)
  if (median > OTHERS_WITHIN_MS) faults.push(`${name}: others waited ${Math.round(median)} ms`)
}

function rudeSocket(first: string): Socket {
  const socket = connect(Number(base.port), base.hostname.replace(/[[\]]/g, ''))
  socket.on('error', () => socket.destroy())
  socket.on('connect', () => socket.write(first))
  // Without a data listener nothing is read, and the server's buffers fill up.
  socket.pause()
  return socket
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, base), { ...init, redirect: 'manual', signal: AbortSignal.timeout(5_000) })
}

async function sendHostileFiles(): Promise<void> {
  const login = { email: 'mei@demo.example', password: SHOPPER_PASSWORD }
  const json = { 'content-type': 'application/json' }
  const answer = await ask('/api/v1/login', { method: 'POST', headers: json, body: JSON.stringify(login) })
  const { data } = (await answer.json()) as { data: { token: string } }
  for (const { name, bytes, mayBeTaken } of HOSTILE_FILES) {
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: 'image/png' }), 'a.png')
    const before = performance.now()
    const sent = ask('/api/v1/uploads?kind=attachment', {
      method: 'POST',
      headers: { authorization: data.token },
      body: form,
    }).catch(() => null)
    const [answered, other] = await Promise.all([sent, ask('/api/v1/configurations').catch(() => null)])
    const took = Math.round(performance.now() - before)
    console.log(`${name}: ${answered?.status ?? 'no answer'} after ${took} ms`)
    if (!answered || answered.status >= 500) faults.push(`${name}: ${answered?.status ?? 'no answer'}`)
    if (answered?.status === 200 && !mayBeTaken) faults.push(`${name}: taken for a picture`)
    if (other?.status !== 200 || took > 3_000) faults.push(`${name}: held up others, ${took} ms`)
  }
}

/** Checks the headers that every reply must have, on every kind of route. */
async function lookAtHeaders(): Promise<void> {
  const paths = ['/', '/api/v1/configurations', '/api/v1/nowhere', '/nowhere', '/api/v1/%']
  for (const path of paths) {
    const { headers } = await ask(path)
    for (const name of ['x-content-type-options', 'x-request-id', 'referrer-policy'])
      if (!headers.get(name)) faults.push(`${path}: no ${name}`)
    if (headers.get('x-powered-by') ?? headers.get('server')) faults.push(`${path}: says what it runs on`)
    if (headers.get('access-control-allow-origin') === '*') faults.push(`${path}: open to every origin`)
  }
}
