import { moneyWithCode } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useSpoken } from '@longhaul/ui/spoken/use-spoken.ts'

/** The text of the bar at the bottom: what it is about, and the total, announced once it has settled. */
export function BarTotal({
  about,
  fen,
  approx,
}: {
  about: string
  fen: number | null
  /** The same in the shopper's display currency. */
  approx?: string | undefined
}) {
  const spoken = useSpoken(fen === null ? '' : `${warehouseText.builder.total} ${moneyWithCode(fen)}`)
  return (
    <p className="num min-w-0 flex-1 leading-tight lg:ms-auto lg:flex-none lg:text-end">
      {/* On a desktop the total is next to its method, which says what it is for. */}
      <span className={`block text-sm text-ink-2 ${fen === null ? '' : 'lg:sr-only'}`}>{about}</span>
      {fen !== null && <b className="text-xl font-semibold lg:text-2xl">{moneyWithCode(fen)}</b>}
      {fen !== null && approx && <span className="text-sm text-ink-2 max-lg:ms-2 lg:block">{approx}</span>}
      <output className="sr-only" aria-live="polite" aria-atomic="true">
        {spoken}
      </output>
    </p>
  )
}
