import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { to } from '../links.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { saveProviderPage } from './provider-page.ts'
import { payableOf } from './use-payable.ts'

export type PaymentPreview = Reply<'POST /payments/preview'>
export type Method = Reply<'GET /payment_methods'>['methods'][number]
export type Pay = ReturnType<typeof usePay>

const KEY = 'pay:method'

/**
 * The payment method: the balance where it suffices, else a provider for the shortfall. The last choice is
 * preselected. A refusal stays on the page, and data that may have changed is refetched.
 */
export function usePay(preview: PaymentPreview, onPaid: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const methods = useCall('GET /payment_methods', undefined, { staleMs: 5 * 60_000 })
  const display = useDisplayCurrency()
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY) ?? '')
  const [wanted, setCurrency] = useState<string>()

  const covered = preview.missing_fen === 0
  const offered = methods.data?.methods ?? []
  const isTooMuch = preview.missing_fen > RECHARGE_MAX_FEN
  const provider =
    covered || isTooMuch ? undefined : (offered.find((entry) => entry.id === chosen) ?? offered[0])
  const currency =
    [wanted, display].find((entry) => entry && provider?.currencies.includes(entry)) ??
    provider?.currencies[0]

  const charged = useCharge(provider, currency, preview.missing_fen)
  const send = useSend('POST /payments', {
    onDone: ({ id, provider_url: url }) => {
      onPaid()
      if (!url) return navigate(to.payResult(id), { replace: true })
      saveProviderPage(id, url)
      location.assign(url)
    },
    onError: ({ error }) => {
      if (error === 'email_not_verified') void refresh(queries, 'GET /users/info')
      else void refresh(queries, 'POST /payments/preview')
    },
  })

  return {
    covered,
    /** Whether more is missing than a provider collects at once. */
    isTooMuch,
    offered,
    provider,
    currency,
    setCurrency,
    /**
     * What the chosen provider will charge, with its fee; undefined until it is known, and where the balance
     * pays everything.
     */
    charged,
    /** `balance`, the id of a provider, or empty while neither is available. */
    method: covered ? 'balance' : (provider?.id ?? ''),
    methodsFailed: methods.isError && !methods.data,
    methodsLoading: methods.isPending,
    choose(method: string) {
      localStorage.setItem(KEY, method)
      setChosen(method)
    },
    error: send.error,
    // after a success the page is being left: the button stays busy
    paying: send.isPending || send.isSuccess,
    pay() {
      send.mutate({
        body: {
          ...payableOf(preview.items),
          method: covered ? 'balance' : (provider?.id ?? ''),
          ...(currency && !covered ? { currency } : {}),
          expected_total_fen: preview.total_fen,
        },
      })
    },
  }
}

/** What a provider will charge so that an amount arrives; undefined until it is known. */
function useCharge(provider: Method | undefined, currency: string | undefined, missingFen: Fen) {
  const quote = useCall(
    'POST /recharges/preview',
    {
      body: {
        method: provider?.id ?? '',
        currency: currency ?? 'CNY',
        credit_fen: Math.max(1, missingFen),
      },
    },
    { enabled: provider !== undefined && missingFen > 0, keepPrevious: true },
  )
  return provider && !quote.isPlaceholderData ? quote.data : undefined
}
