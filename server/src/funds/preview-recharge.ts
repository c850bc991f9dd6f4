import { previewRecharge } from '@longhaul/contract/funds/funds.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { findProvider } from './providers.ts'
import { quoteRecharge, rateText } from './quote.ts'

/** What a recharge would cost. Nothing is kept. */
export const previewRechargeAction = action(previewRecharge, async ({ tx, body, world }) => {
  const provider = found(findProvider(world, body.method))
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
})
