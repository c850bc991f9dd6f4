import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'

/** The first and last day of the statement. */
export const StatementDays = ({ days }: { days: Days }) => (
  <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto [&_.field]:grid-cols-1">
      <TextField
        label={fundsText.from}
        unmarked
        type="date"
        max={days.to || undefined}
        value={days.from}
        onChange={days.setFrom}
      />
      <TextField
        label={fundsText.to}
        unmarked
        type="date"
        min={days.from || undefined}
        value={days.to}
        onChange={days.setTo}
      />
    </div>
    {days.any && (
      <Button
        guardMs={0}
        onClick={() => {
          days.setFrom('')
          days.setTo('')
        }}
      >
        {fundsText.allDays}
      </Button>
    )}
  </div>
)

export type Days = ReturnType<typeof useDays>

/**
 * The days that the statement is limited to, as stored in the address and as sent to the server. Days are in
 * the shopper's time zone.
 */
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

/** A calendar day such as `2026-11-02`; empty for anything else. */
const dayOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
