import { listPaymentMethods as route } from '@longhaul/contract/funds/funds.ts'
import { paymentMethodsIn } from '@longhaul/text/payments/payment-methods.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { providersOf } from './providers.ts'

export const listPaymentMethodsAction = action(route, listPaymentMethods)

/** The payment providers that are set up, in the reader's language. */
async function listPaymentMethods({ tx, lang, world }: Call<typeof route>): Answer<typeof route> {
  const { currencies } = await readSettings(tx)
  const texts = paymentMethodsIn(lang)
  const methods = providersOf(world).map((provider) => {
    const { perMille, fixedFen } = provider.feeOf(world)
    const { name, note } = texts[provider.id]
    return {
      id: provider.id,
      name,
      note,
      currencies: currencies.filter((currency) => provider.stepOf(currency) !== undefined),
      fee_per_mille: perMille,
      fee_fixed_minor: fixedFen,
    }
  })
  return { methods }
}
