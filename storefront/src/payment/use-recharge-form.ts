import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { RECHARGE_MAX_FEN, RECHARGE_MIN_FEN } from '@longhaul/domain/funds/recharge.ts'
import { money } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { useEffect, useState } from 'react'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { saveProviderPage } from './provider-page.ts'
import type { Method } from './use-pay.ts'

export const PRESETS_FEN = [10_000, 20_000, 50_000, 100_000, 200_000] as const
const MIN_FEN = RECHARGE_MIN_FEN
const MAX_FEN = RECHARGE_MAX_FEN
/** How long typing must pause before a quote is requested. */
const REST_MS = 300

export type RechargeFormState = ReturnType<typeof useRechargeForm>

/** The recharge form: amount, method and currency, and their quote, requested whenever they have settled. */
export function useRechargeForm(methods: readonly Method[]) {
  const display = useDisplayCurrency()
  const [first] = methods
  const form = useCallForm('POST /recharges', {
    start: {
      preset: String(PRESETS_FEN[2]),
      own: '',
      method: first?.id ?? '',
      currency: first?.currencies.includes(display) ? display : (first?.currencies[0] ?? 'CNY'),
    },
    check: { own: (own: string, all) => (all.preset === 'own' ? whyNotAmount(own) : null) },
    args: ({ preset, own, method, currency }) => ({
      body: { method, currency, credit_fen: preset === 'own' ? (readYuan(own) ?? 0) : Number(preset) },
    }),
    onDone: ({ id, provider_url: url }) => {
      if (!url) return
      saveProviderPage(id, url)
      location.assign(url)
    },
  })

  const { preset, own, method, currency } = form.values
  const creditFen = useRested(
    preset === 'own' ? (whyNotAmount(own) ? 0 : (readYuan(own) ?? 0)) : Number(preset),
  )
  const quote = useCall(
    'POST /recharges/preview',
    { body: { method, currency, credit_fen: creditFen } },
    { enabled: creditFen >= MIN_FEN && method !== '', keepPrevious: true },
  )
  return { ...form, quote, creditFen, limits: paymentText.recharge.limits(money(MIN_FEN), money(MAX_FEN)) }
}

function whyNotAmount(typed: string): string | null {
  const fen = readYuan(typed)
  if (fen !== null && fen >= MIN_FEN && fen <= MAX_FEN) return null
  return paymentText.recharge.amountError(money(MIN_FEN), money(MAX_FEN))
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
