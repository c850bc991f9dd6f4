import type { Fen } from '@longhaul/domain/money/fen.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import type { Db } from '../platform/db.ts'
import { publicUrl } from '../platform/public-url.ts'
import { found } from '../platform/refusal.ts'
import type { World } from '../platform/world.ts'
import type { Provider } from './provider.ts'
import { quoteRecharge } from './quote.ts'
import { type RechargeRow, insertRecharge, nextRechargeNumber, setProviderPage } from './sql.ts'

/** A provider's page is good for a day, like an unpaid order. Money that comes later is credited all the same. */
const RECHARGE_HOURS = 24

/** What a recharge is started with; `paymentId` where a payment waits for it. */
export type NewRecharge = {
  shopperId: string
  provider: Provider
  currency: string
  creditFen: Fen
  paymentId: string | null
  lang: Lang
  now: Date
}

/** Keeps a recharge with its quote and has the provider prepare its page. Answers the row, the address of the page in it. */
export async function startRecharge(world: World, tx: Db, wanted: NewRecharge): Promise<RechargeRow> {
  const { provider, shopperId, paymentId, now } = wanted
  const quote = await quoteRecharge(tx, provider, wanted)
  const number = readableNumber('R', await nextRechargeNumber(tx))
  const { id } = await insertRecharge(tx, {
    number,
    shopper_id: shopperId,
    provider: provider.id,
    stage: 'created',
    stage_at: now,
    currency: quote.currency,
    pay_minor: quote.payMinor,
    fee_minor: quote.feeMinor,
    credit_fen: quote.creditFen,
    rate_nanos: quote.rateNanos,
    rate_quoted_on: quote.quotedOn,
    margin_per_mille: quote.marginPerMille,
    payment_id: paymentId,
    created_at: now,
    expires_at: new Date(now.getTime() + RECHARGE_HOURS * 3_600_000),
  })
  const result = paymentId ? `payment=${paymentId}` : `recharge=${id}`
  const page = await provider.open(world, tx, {
    reference: number,
    currency: quote.currency,
    amountMinor: quote.payMinor,
    returnUrl: publicUrl(`/payment/payResult?${result}`),
    lang: wanted.lang,
    now,
  })
  return found(await setProviderPage(tx, id, page))
}
