import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { methodsText as text } from '@longhaul/text/storefront/warehouse/methods.ts'
import { usualDays } from '@longhaul/domain/shipping/expected-arrival.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useSpoken } from '@longhaul/ui/spoken/use-spoken.ts'
import type { ReactNode } from 'react'
import { useConverted } from '../shared/use-converted.ts'
import { toOffer } from './lines-on-offer.ts'
import { nameOf } from './Suggestion.tsx'
import type { LineQuote, Preview } from './preview.ts'
import { WeightRoom } from './WeightRoom.tsx'

/**
 * The total, always visible at the bottom of the window, torn off from the page: its purpose, the amount, and
 * the button to continue. Above the bar of tabs on a telephone. Elements that it would cover make room by
 * `data-bottom-bar` (floating-bar.css).
 */
export function TotalBar({
  label,
  about,
  preview,
  line,
  action,
  condition,
  notice,
}: {
  /** The label of its region. */
  label: string
  /** Shown where space is short: the number of items, and their weight. */
  about: string
  preview: Preview | undefined
  line: LineQuote | undefined
  action: ReactNode
  /**
   * What must be agreed to before continuing; without it, shows how much more fits into the billed weight.
   */
  condition?: ReactNode
  /** What must be seen before continuing: a refusal, a changed price. */
  notice?: ReactNode
}) {
  const approx = useConverted().payment(line?.total_fen ?? 0)
  return (
    <section
      data-bottom-bar={condition || notice ? 'fixed tall' : 'fixed'}
      className={BAR}
      aria-label={label}
    >
      <div className="wrap grid gap-2 py-2 empty:hidden">{notice}</div>
      <div className="wrap flex flex-wrap items-center gap-x-4 py-2 lg:flex-nowrap lg:gap-8 lg:py-3">
        {condition && <div className="w-full text-sm lg:order-1 lg:w-72">{condition}</div>}
        {line && preview && !condition && (
          <div className="w-72 max-lg:hidden">
            <WeightRoom line={line} packedGrams={preview.estimated_grams} />
          </div>
        )}
        {line && preview && (
          <div className="min-w-0 flex-1 text-sm text-ink-2 max-lg:hidden">
            <Method line={line} preview={preview} />
          </div>
        )}
        <BarTotal about={about} fen={line?.total_fen ?? null} approx={approx} />
        <div className="flex-none lg:order-2">{action}</div>
      </div>
    </section>
  )
}

const BAR =
  'fixed inset-x-0 bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 border-t-2 border-dashed border-control bg-surface [box-shadow:var(--shadow-pop)] md:bottom-0 [@media(max-height:30rem)]:static! print:hidden'

/** The method with its days, and the parts of the total. */
function Method({ line, preview }: { line: LineQuote; preview: Preview }) {
  const [from, until] = usualDays(toOffer(line))
  return (
    <>
      <p className="font-semibold text-ink">
        {text.byMethod(nameOf(line, preview.lines), text.days(from, until))}
      </p>
      <p className="num line-clamp-2 whitespace-normal">{partsOf(line)}</p>
    </>
  )
}

/** `Shipping ¥182.00 + corner guards ¥6.00`: the freight as one sum, everything else by name. */
function partsOf({ fees }: LineQuote): string {
  const freightFen = fees.reduce((sum, fee) => sum + (FREIGHT.has(fee.kind) ? fee.fee_fen : 0), 0)
  const otherFees = fees
    .filter((fee) => !FREIGHT.has(fee.kind))
    .map(
      (fee) => `${fee.fee_fen < 0 ? ' − ' : ' + '}${text.otherFee(fee.name, money(Math.abs(fee.fee_fen)))}`,
    )
  return text.shipping(money(freightFen)) + otherFees.join('')
}

const FREIGHT: ReadonlySet<string> = new Set(['first', 'steps', 'customs', 'fuel', 'remote_area'])

/** The text of the bar at the bottom: what it is about, and the total, announced once it has settled. */
function BarTotal({
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
