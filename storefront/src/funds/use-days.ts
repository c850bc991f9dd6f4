import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'

export type Days = ReturnType<typeof useDays>

/** The days to which the statement is narrowed: as they stand in the address, and as the server is asked. Days are the shopper's own. */
export function useDays() {
  const [typedFrom, setFrom] = useSearchParam('from', { replace: true })
  const [typedTo, setTo] = useSearchParam('to', { replace: true })
  const from = dayOf(typedFrom)
  const to = dayOf(typedTo)
  return {
    from,
    to,
    setFrom,
    setTo,
    any: from !== '' || to !== '',
    query: {
      ...(from ? { from: new Date(`${from}T00:00:00`).toISOString() } : {}),
      ...(to ? { to: new Date(new Date(`${to}T00:00:00`).setHours(24)).toISOString() } : {}),
    },
  }
}

/** A calendar day such as `2026-11-02`; anything else is none. */
const dayOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
