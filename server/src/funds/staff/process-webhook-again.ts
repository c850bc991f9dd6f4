import { processWebhookAgain as route } from '@longhaul/contract/hooks/webhooks.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockWebhookEvent } from '../../platform/database/webhook-events.ts'
import { findWebhookForStaff, setWebhookWaiting } from './sql-webhooks.ts'

export const processWebhookAgainAction = writeAction(route, processWebhookAgain)

/**
 * Processes an event again, if the provider was not set up before or the event's subject was recorded later.
 * Settling depends on the stage of the recharge, so nothing is done twice. Refused for an event that still
 * waits for its job.
 */
async function processWebhookAgain(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const id = Number(params.event)
  orNotFound(await lockWebhookEvent(tx, id))
  const event = orNotFound(await findWebhookForStaff(tx, id))
  refuseIf(event.state === 'waiting' ? 'transition_not_allowed' : null)
  await setWebhookWaiting(tx, id)
  await call.enqueue('process-webhook', { webhookEventId: id }, { key: `webhook-again-${id}` })
  await audit(call, {
    action: 'process_webhook_again',
    subjectKind: 'webhook_event',
    subjectId: String(id),
    before: { state: event.state, outcome: event.outcome, error: event.error },
    reason: body.reason,
  })
  return {}
}
