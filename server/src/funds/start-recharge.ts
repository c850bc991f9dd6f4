import type { Fen } from '@longhaul/domain/money/fen.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { followLater } from './follow-later.ts'
import type { Provider } from './provider.ts'
import { quoteRecharge } from './quote.ts'
import { type RechargeRow, insertRecharge, nextRechargeNumber } from './sql.ts'

/** A provider's page is valid for a day, like an unpaid order. Later money is still credited. */
const RECHARGE_HOURS = 24

/** The parameters of a new recharge; `paymentId` if a payment waits for it. */
export type NewRecharge = {
  shopperId: string
  provider: Provider
  currency: string
  creditFen: Fen
  paymentId: string | null
  lang: Lang
}

/**
 * Stores a recharge with its quote. The provider is called after the commit: by `openPage` right after the
 * action's transaction, or by the follow-up job if the process stops in between.
 */
export async function startRecharge(
  world: World,
  work: UnitOfWork,
  wanted: NewRecharge,
): Promise<RechargeRow> {
  const { tx, now } = work
  const quote = await quoteRecharge(world, tx, wanted.provider, wanted)
  const recharge = await insertRecharge(tx, {
    number: readableNumber('R', await nextRechargeNumber(tx)),
    shopper_id: wanted.shopperId,
    provider: wanted.provider.id,
    stage: 'created',
    stage_at: now,
    currency: quote.currency,
    pay_minor: quote.payMinor,
    fee_minor: quote.feeMinor,
    credit_fen: quote.creditFen,
    rate_nanos: quote.rateNanos,
    rate_quoted_on: quote.quotedOn,
    margin_per_mille: quote.marginPerMille,
    payment_id: wanted.paymentId,
    lang: wanted.lang,
    created_at: now,
    expires_at: new Date(now.getTime() + RECHARGE_HOURS * 3_600_000),
  })
  await followLater(work, recharge.id, 0)
  return recharge
}
