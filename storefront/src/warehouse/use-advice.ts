import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { adviceText } from '@longhaul/text/storefront/parcels/advice.ts'
import type { StockItem } from './shelf.ts'
import type { Builder } from './use-builder.ts'

export type Advice = Reply<'POST /parcels/advice'>

/**
 * Suggestions that would make the package cheaper, fetched once its price is settled. Undefined while unknown
 * or while they belong to a previous selection.
 */
export function useAdvice(chosen: readonly StockItem[], builder: Builder): Advice | undefined {
  const { preview, line, country } = builder
  const query = useCall(
    'POST /parcels/advice',
    {
      body: {
        stock_item_ids: chosen.map((item) => item.id),
        ...(country ? { country } : {}),
        ...(line ? { line_id: line.line_id } : {}),
      },
    },
    { enabled: chosen.length > 0 && preview !== undefined && !builder.updating },
  )
  return query.data
}

/** What a ticked item adds to the package, in words; null where that is unknown, or it is the only item. */
export function withoutWords(advice: Advice | undefined, id: string): string | null {
  const found = advice?.without.find((entry) => entry.stock_item_id === id)
  if (!found || found.saved_fen === null || advice!.without.length < 2) return null
  const { saved_fen: fen } = found
  if (fen === 0) return adviceText.withoutNothing
  if (fen < 0) return adviceText.withoutLess(money(-fen))
  return found.is_duty_known ? adviceText.without(money(fen)) : adviceText.withoutDuty(money(fen))
}
