import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { useMemo, useState } from 'react'
import { useRested } from '../use-rested.ts'

export type LandedCostReply = Reply<'POST /goods/landed_cost'>
export type LandedCostItem = ArgsOf<'POST /goods/landed_cost'>['body']['items'][number]
export type LandedCostLine = LandedCostReply['lines'][number]
export type Amount = NonNullable<LandedCostReply['total']>
export type LandedCost = ReturnType<typeof useLandedCost>

/** Packed weights in grams that the shopper can pick from; the texts describe each with examples. */
export const GUESS_GRAMS = [250, 700, 1500, 3000, 6000] as const

/** The shopper's choice of country, line and insurance, and the packed weight that they assume. */
export type Wish = Pick<
  ArgsOf<'POST /goods/landed_cost'>['body'],
  'country' | 'line_id' | 'insured' | 'packed_grams'
>

/** The `sessionStorage` key of the choice, without the weight, which applies to these goods only. */
const WISH_KEY = 'door'

/** The choice made on another page of this visit. */
// Only this app writes this entry, in this tab.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const keptWish = (): Wish => JSON.parse(sessionStorage.getItem(WISH_KEY) ?? '{}') as Wish

/** Applies a choice and remembers it for the other pages of this visit. */
export function chooseWish(cost: LandedCost, wish: Wish): void {
  cost.setWish(wish)
  const { packed_grams: _, ...kept } = wish
  sessionStorage.setItem(WISH_KEY, JSON.stringify(kept))
}

const REST_MS = 300
const NOTHING = '[]'

/**
 * What goods cost up to delivery: for the expected weight and the suggested line, or for the country, line
 * and weight that the shopper chooses. Sends no request while there are no items.
 */
export function useLandedCost(items: readonly LandedCostItem[]) {
  const [wish, setWish] = useState(keptWish)
  const asked = JSON.stringify(items)
  const rested = useRested(asked, REST_MS)
  // The first request is not delayed.
  const settled = rested === NOTHING ? asked : rested
  const body = useMemo(
    () => ({
      // The serialised `items` of a moment ago.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      items: JSON.parse(settled) as LandedCostItem[],
      ...wish,
    }),
    [settled, wish],
  )
  const reply = useCall(
    'POST /goods/landed_cost',
    { body },
    { enabled: body.items.length > 0, keepPrevious: true, staleMs: 5 * 60_000 },
  )
  const data = items.length > 0 ? reply.data : undefined
  return {
    data,
    failed: reply.isError && !reply.data,
    /** The displayed data belongs to the previous request. */
    isOld: reply.isPlaceholderData || settled !== asked,
    line: data?.lines.find((line) => line.line_id === data.line_id),
    /** The shopper's choices in place of our suggestions. */
    wish,
    setWish,
  }
}
