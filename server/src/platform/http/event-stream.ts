import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { whyNotYet } from './admit.ts'
import { SESSION_ENDED, STAFF_AUDIENCE } from '../events.ts'
import { limitRate } from './rate-limit.ts'
import { Refusal, refuseIf } from './refusal.ts'
import type { Shopper, StaffMember } from '../logged-in.ts'
import { authenticate } from '../session.ts'
import type { World } from '../world.ts'

/**
 * The maximum number of open streams per person. More than that are forgotten tabs; a further stream is
 * refused until another closes.
 */
const STREAMS_PER_CALLER = 8
const OPENED_PER_MINUTE = 60
const HEARTBEAT_MS = 25_000
/** The request for the stream may have taken longer to arrive than the page's first one. */
const SLACK_MS = 2_000
/** The maximum number of unread bytes. A line is about 30 bytes, so a reader this far behind is gone. */
const UNREAD_MAX = 16 * 1024

/**
 * `GET /events`: server-sent events. Each event only names the topic that changed; the page then refetches it
 * with ordinary calls, so the stream carries no confidential data. The token is in the Authorization header,
 * as everywhere. The stream ends with its session: immediately when the session is ended or its owner
 * blocked, and when it expires.
 */
export function serveEvents(app: FastifyInstance, world: World): void {
  const open = new Map<string, number>()
  const ends = new Set<() => void>()
  // A stream never ends by itself, and closing the server waits for open requests.
  app.addHook('preClose', async () => ends.forEach((end) => end()))
  const onRequest = limitRate(world, 'GET /events', OPENED_PER_MINUTE)
  app.get('/events', { logLevel: 'warn', onRequest }, async (request, reply) => {
    const caller = await callerOf(world, request)
    if (!caller) throw new Refusal('login_required')
    const audience = caller.kind === 'staff' ? STAFF_AUDIENCE : caller.id
    if ((open.get(caller.id) ?? 0) >= STREAMS_PER_CALLER) throw new Refusal('too_many_requests')
    open.set(caller.id, (open.get(caller.id) ?? 0) + 1)

    reply.hijack()
    // The headers of every answer.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const end = () => void reply.raw.end()
    ends.add(end)
    const say = (text: string) => {
      if (world.clock.now() >= caller.sessionEndsAt) end()
      else sendLine(reply.raw, text)
    }
    say(': open\n\n')
    const subscriptions = [
      world.events.listen(audience, (topic) => say(`event: changed\ndata: ${topic}\n\n`), sinceMs(request)),
      world.events.listen(`${SESSION_ENDED}${caller.sessionId}`, end),
      world.events.listen(`${SESSION_ENDED}${caller.id}`, end),
    ]
    // The session is checked periodically, because its end may have been announced while the hub was not
    // connected.
    const heartbeat = setInterval(() => {
      callerOf(world, request).then(
        (still) => (still ? say(': still here\n\n') : end()),
        // The database is unavailable, or the caller has lost access: the page opens another stream and gets
        // the reason.
        end,
      )
    }, HEARTBEAT_MS)
    reply.raw.on('close', () => {
      clearInterval(heartbeat)
      ends.delete(end)
      for (const unsubscribe of subscriptions) unsubscribe()
      const left = (open.get(caller.id) ?? 1) - 1
      if (left > 0) open.set(caller.id, left)
      else open.delete(caller.id)
    })
  })
}

/**
 * How long ago the page fetched the first of its data, `?since_ms=800`; 0 unless it says so, and a little
 * more if it does.
 */
function sinceMs({ url }: FastifyRequest): number {
  const since = new URL(url, 'http://localhost').searchParams.get('since_ms') ?? ''
  return /^\d{1,12}$/.test(since) ? Number(since) + SLACK_MS : 0
}

/** The caller, if logged in. Refuses staff who have to set up two-step login first, and blocked shoppers. */
async function callerOf(world: World, request: FastifyRequest): Promise<Shopper | StaffMember | undefined> {
  const { shopper, staff } = await authenticate(world.db, request, world.clock.now())
  if (shopper?.blocked) throw new Refusal('account_blocked')
  if (staff) refuseIf(whyNotYet(world, staff))
  return shopper ?? staff
}

function sendLine(response: ServerResponse, text: string): void {
  if (response.writableEnded) return
  if (response.writableLength > UNREAD_MAX) response.destroy()
  else response.write(text)
}
