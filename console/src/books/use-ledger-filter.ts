import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'

const NAMES = ['q', 'account', 'kind', 'from', 'to', 'min', 'max'] as const
export type FilterName = (typeof NAMES)[number]
export type LedgerFilter = ReturnType<typeof useLedgerFilter>

/** The filters of the transaction list, kept in the address. Amounts are in fen. */
export function useLedgerFilter() {
  const [params, change] = useSearchChange()
  const [, changeTyped] = useSearchChange({ replace: true })
  const value = (name: FilterName): string => params.get(name) ?? ''
  const amount = (name: 'min' | 'max') =>
    /^\d{1,15}$/.test(value(name)) ? { [name]: Number(value(name)) } : {}
  const words = (['q', 'account', 'kind', 'from', 'to'] as const).flatMap((name) =>
    value(name) === '' ? [] : [[name, value(name)] as const],
  )
  return {
    value,
    query: { ...Object.fromEntries(words), ...amount('min'), ...amount('max') },
    isEmpty: NAMES.every((name) => value(name) === ''),
    set: (name: FilterName, next: string) => (name === 'q' ? changeTyped : change)({ [name]: next }),
    setDays: (days: { from: string; to: string }) => change(days),
    reset: () => change(Object.fromEntries(NAMES.map((name) => [name, '']))),
  }
}
