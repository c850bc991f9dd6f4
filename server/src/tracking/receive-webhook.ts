import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { FastifyInstance } from 'fastify'
import { causedBy } from '../platform/cause.ts'
import { inTransaction } from '../platform/database/db.ts'
import { API, languageOf } from '../platform/http/api.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { insertWebhookEvent } from '../platform/database/webhook-events.ts'
import { trackerOf } from './trackers.ts'

/**
 * `POST /webhooks/17track`: tracking updates. The signature of the raw bytes is verified before anything
 * parses them; the webhook is stored once and acknowledged immediately, and a job processes it. Payment
 * providers have webhook addresses of their own.
 */
export async function serveTrackingWebhooks(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (hooks) => {
      hooks.removeAllContentTypeParsers()
      hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      hooks.post('/17track', { bodyLimit: BODY_MAX }, async (request, reply) => {
        const tracker = orNotFound(trackerOf(world))
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const now = world.clock.now()
        const { eventId } = tracker.readWebhook(world, request.headers, body)
        await inTransaction(world.db, async (tx) => {
          const event = { provider: tracker.id, event_id: eventId, body: body.toString(), received_at: now }
          const kept = await insertWebhookEvent(tx, event)
          if (kept)
            await enqueue(causedBy(tx, request.id), 'process-tracking-update', { webhookEventId: kept.id })
        })
        return reply.send({ code: 200, message: errorsIn(languageOf(request)).ok, data: {} })
      })
    },
    { prefix: `${API}/webhooks` },
  )
}

/** Every report of a number contains its whole history. */
const BODY_MAX = 512 * 1024
