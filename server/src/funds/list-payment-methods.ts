import { listPaymentMethods as route } from '@longhaul/contract/funds/funds.ts'
import { paymentMethodsIn } from '@longhaul/text/payments/payment-methods.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { providersOf } from './providers.ts'

export const listPaymentMethodsAction = readAction(route, listPaymentMethods)

/** The payment providers that are set up, in the reader's language. */
async function listPaymentMethods({ db, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { currencies } = await readSettings(db)
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
