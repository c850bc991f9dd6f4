import { getWebhook, listWebhooks, processWebhookAgain } from '@longhaul/contract/hooks/webhooks.staff.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { lockWebhookEvent } from '../sql.ts'
import {
  type WebhookRow,
  findWebhookForStaff,
  listWebhookEvents,
  listWebhookProviders,
  setWebhookWaiting,
} from './sql-webhooks.ts'

const PAGE = 50

export const listWebhooksAction = action(listWebhooks, async ({ tx, query }) => {
  const rows = await listWebhookEvents(tx, {
    provider: query.provider || undefined,
    state: query.state,
    words: query.q?.trim() ?? '',
    before: query.before,
    size: PAGE + 1,
  })
  return {
    items: rows.slice(0, PAGE).map(toWire),
    more: rows.length > PAGE,
    providers: await listWebhookProviders(tx),
  }
})

export const getWebhookAction = action(getWebhook, async ({ tx, params }) => {
  const event = found(await findWebhookForStaff(tx, Number(params.event)))
  return { ...toWire(event), body: event.body }
})

/**
 * Has an event looked at again: the provider was not set up, or what it speaks of came later. Settling is by the stage of the recharge, so what it
 * did once it does not do twice. One that is still waiting is in its job's hands.
 */
export const processWebhookAgainAction = action(processWebhookAgain, async (call) => {
  const { tx, params, body } = call
  const id = Number(params.event)
  found(await lockWebhookEvent(tx, id))
  const event = found(await findWebhookForStaff(tx, id))
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
})

const toWire = ({
  id,
  provider,
  event_id,
  state,
  outcome,
  received_at,
  processed_at,
  error,
}: WebhookRow) => ({
  id,
  provider,
  event_id,
  state,
  outcome,
  received_at: received_at.toISOString(),
  processed_at: processed_at?.toISOString() ?? null,
  error,
})
