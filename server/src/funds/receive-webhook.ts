import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { FastifyInstance } from 'fastify'
import { causedBy } from '../platform/cause.ts'
import { inTransaction } from '../platform/database/db.ts'
import { API, languageOf } from '../platform/http/api.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { limitConcurrency } from '../platform/limit-concurrency.ts'
import type { World } from '../platform/world.ts'
import { insertWebhookEvent } from '../platform/database/webhook-events.ts'
import { findProvider } from './providers.ts'

/**
 * Concurrent webhooks. Each takes one of ten database connections, so a burst from a provider leaves most
 * connections and the processor to shoppers.
 */
const AT_ONCE = 3
/** The most waiting webhooks. Further ones are rejected, and the provider sends them again. */
const WAITING_MAX = 1_000

type Params = { Params: { provider: string } }

/**
 * `POST /webhooks/{provider}`: the events of a provider. The signature over the raw bytes is verified before
 * anything parses them; the event is stored once and acknowledged immediately, and a job does the rest.
 * Nothing is stored of forged, stale or altered events.
 */
export async function serveWebhooks(app: FastifyInstance, world: World): Promise<void> {
  const limited = limitConcurrency(AT_ONCE, WAITING_MAX)
  await app.register(
    async (hooks) => {
      hooks.removeAllContentTypeParsers()
      hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      hooks.post<Params>('/:provider', async (request, reply) => {
        const provider = orNotFound(findProvider(world, request.params.provider))
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const now = world.clock.now()
        const { eventId } = await provider.readWebhook(world, request.headers, body, now)
        const event = { provider: provider.id, event_id: eventId, body: body.toString(), received_at: now }
        await limited(() =>
          inTransaction(world.db, async (tx) => {
            const kept = await insertWebhookEvent(tx, event)
            if (kept) await enqueue(causedBy(tx, request.id), 'process-webhook', { webhookEventId: kept.id })
          }),
        )
        if (provider.webhookAnswer) return reply.type('text/plain').send(provider.webhookAnswer)
        return reply.send({ code: 200, message: errorsIn(languageOf(request)).ok, data: {} })
      })
    },
    { prefix: `${API}/webhooks` },
  )
}
