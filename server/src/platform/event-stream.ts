import type { FastifyInstance } from 'fastify'
import { whyNotYet } from './admit.ts'
import { STAFF_AUDIENCE } from './events.ts'
import { Refusal, refuseIf } from './refusal.ts'
import { authenticate } from './session.ts'
import type { World } from './world.ts'

/** Connections one shopper may hold: more are tabs left open, and the oldest of them can wait for its next turn. */
const STREAMS_PER_CALLER = 8
const HEARTBEAT_MS = 25_000

/**
 * `GET /events`: server-sent events. A line says only which topic changed; the page then asks for it by the ordinary calls, so that the
 * stream carries nothing that needs guarding. The token comes in the header, as everywhere.
 */
export function serveEvents(app: FastifyInstance, world: World): void {
  const open = new Map<string, number>()
  app.get('/events', { logLevel: 'warn' }, async (request, reply) => {
    const caller = await authenticate(world.db, request, world.clock.now())
    const audience = caller.shopper?.id ?? (caller.staff ? STAFF_AUDIENCE : undefined)
    if (!audience) throw new Refusal('login_required')
    if (caller.staff) refuseIf(whyNotYet(world, caller.staff))
    const key = caller.shopper?.id ?? caller.staff!.id
    if ((open.get(key) ?? 0) >= STREAMS_PER_CALLER) throw new Refusal('too_many_requests')
    open.set(key, (open.get(key) ?? 0) + 1)

    reply.hijack()
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    }
    reply.raw.writeHead(200, headers)
    reply.raw.write(': open\n\n')
    const forget = world.events.listen(audience, (topic) =>
      reply.raw.write(`event: changed\ndata: ${topic}\n\n`),
    )
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS)
    request.raw.on('close', () => {
      clearInterval(heartbeat)
      forget()
      open.set(key, (open.get(key) ?? 1) - 1)
    })
  })
}
