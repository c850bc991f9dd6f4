import { type WebhookRow } from './sql-webhooks.ts'

export const toWire = ({
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
