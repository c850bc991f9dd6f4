import { previewRecharge as route } from '@longhaul/contract/funds/funds.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findProvider } from './providers.ts'
import { quoteRecharge, rateText } from './quote.ts'

export const previewRechargeAction = writeAction(route, previewRecharge)

/** What a recharge would cost. Stores nothing. */
async function previewRecharge({ tx, body, world }: WriteCall<typeof route>): Answer<typeof route> {
  const provider = orNotFound(findProvider(world, body.method))
  const quote = await quoteRecharge(world, tx, provider, {
    currency: body.currency,
    creditFen: body.credit_fen,
  })
  return {
    currency: quote.currency,
    pay_minor: quote.payMinor,
    fee_minor: quote.feeMinor,
    credit_fen: quote.creditFen,
    rate: rateText(quote),
    rate_quoted_on: quote.quotedOn,
  }
}
