import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useSpoken } from '@longhaul/ui/spoken/use-spoken.ts'

/** What the bar at the bottom says: what it is about, and the total, spoken when it rests. */
export function BarTotal({ about, fen }: { about: string; fen: number | null }) {
  const spoken = useSpoken(fen === null ? '' : `${warehouseText.builder.total} ${moneyWithCode(fen)}`)
  return (
    <p className="num min-w-0 flex-1 leading-tight">
      <span className="block text-sm text-ink-2">{about}</span>
      {fen !== null && <b className="text-lg">{money(fen)}</b>}
      <output className="sr-only" aria-live="polite" aria-atomic="true">
        {spoken}
      </output>
    </p>
  )
}
