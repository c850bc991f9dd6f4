import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { to } from '../links.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { keepProviderPage } from './provider-page.ts'
import type { Payable } from './use-payable.ts'

export type PaymentPreview = Reply<'POST /payments/preview'>
export type Method = Reply<'GET /payment_methods'>['methods'][number]
export type Pay = ReturnType<typeof usePay>

const KEY = 'pay:method'

/**
 * How the shopper pays: the balance where it is enough, else a provider for what it lacks. The last choice is offered again. A refusal keeps
 * the page; what may have changed is asked for anew.
 */
export function usePay(payable: Payable, preview: PaymentPreview, onPaid: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const methods = useCall('GET /payment_methods', undefined, { staleMs: 5 * 60_000 })
  const display = useDisplayCurrency()
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY) ?? '')
  const [wanted, setCurrency] = useState<string>()

  const covered = preview.missing_fen === 0
  const offered = methods.data?.methods ?? []
  const provider = covered ? undefined : (offered.find((entry) => entry.id === chosen) ?? offered[0])
  const currency =
    [wanted, display].find((entry) => entry && provider?.currencies.includes(entry)) ??
    provider?.currencies[0]

  const send = useSend('POST /payments', {
    onDone: ({ id, provider_url: url }) => {
      onPaid()
      if (!url) return navigate(to.payResult(id), { replace: true })
      keepProviderPage(id, url)
      location.assign(url)
    },
    onError: ({ error }) => {
      if (error === 'email_not_verified') void refresh(queries, 'GET /users/info')
      else void refresh(queries, 'POST /payments/preview')
    },
  })

  return {
    covered,
    offered,
    provider,
    currency,
    setCurrency,
    /** `balance`, the id of a provider, or nothing while neither is possible. */
    method: covered ? 'balance' : (provider?.id ?? ''),
    methodsFailed: methods.isError && !methods.data,
    methodsLoading: methods.isPending,
    choose(method: string) {
      localStorage.setItem(KEY, method)
      setChosen(method)
    },
    error: send.error,
    // after a success the page is leaving: the button stays as it is
    paying: send.isPending || send.isSuccess,
    pay() {
      send.mutate({
        body: {
          ...payable,
          method: covered ? 'balance' : (provider?.id ?? ''),
          ...(currency && !covered ? { currency } : {}),
          expected_total_fen: preview.total_fen,
        },
      })
    },
  }
}
