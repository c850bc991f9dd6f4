import type { Recharge } from '@longhaul/contract/funds/funds.ts'
import type { Static } from 'typebox'
import { rateText } from './quote.ts'
import type { RechargeRow } from './sql.ts'

/** A recharge as sent over the wire. Includes the provider's page while it can be used. */
export const toRecharge = (row: RechargeRow): Static<typeof Recharge> => ({
  id: row.id,
  number: row.number,
  stage: row.stage,
  provider: row.provider,
  currency: row.currency,
  pay_minor: row.pay_minor,
  fee_minor: row.fee_minor,
  credit_fen: row.credit_fen,
  rate: rateText({ rateNanos: row.rate_nanos, marginPerMille: row.margin_per_mille }),
  rate_quoted_on: row.rate_quoted_on,
  provider_url: row.stage === 'created' ? row.provider_url || null : null,
  failure: row.failure,
  created_at: row.created_at.toISOString(),
  succeeded_at: row.succeeded_at?.toISOString() ?? null,
})
