import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { useMemo, useState } from 'react'
import { useRested } from '../use-rested.ts'

export type DoorReply = Reply<'POST /goods/door'>
export type DoorItem = ArgsOf<'POST /goods/door'>['body']['items'][number]
export type DoorLine = DoorReply['lines'][number]
export type Amount = NonNullable<DoorReply['total']>
export type DoorCost = ReturnType<typeof useDoorCost>

/** Weights to guess by, packed, in grams: what they are like is in the texts. */
export const GUESS_GRAMS = [250, 700, 1500, 3000, 6000] as const

/** A country, a line and insurance that the shopper chose, and the packed weight that they believe. */
export type Wish = Pick<
  ArgsOf<'POST /goods/door'>['body'],
  'country' | 'line_id' | 'insured' | 'packed_grams'
>

/** Where it is kept while the tab is open, but for the weight, which is of these goods alone. */
export const WISH_KEY = 'door'

/** What was chosen on another page of this visit. */
// This tab's own record, which the form writes.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const keptWish = (): Wish => JSON.parse(sessionStorage.getItem(WISH_KEY) ?? '{}') as Wish

const REST_MS = 300
const NOTHING = '[]'

/**
 * What goods cost to the door: by the weight that is expected and the line that is suggested, or by a country, a line and a weight that the shopper chooses. Nothing is asked while there
 * are no items.
 */
export function useDoorCost(items: readonly DoorItem[]) {
  const [wish, setWish] = useState(keptWish)
  const asked = JSON.stringify(items)
  const rested = useRested(asked, REST_MS)
  // The first question waits for nothing.
  const settled = rested === NOTHING ? asked : rested
  const body = useMemo(
    () => ({
      // The text of `items` as they were a moment ago.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      items: JSON.parse(settled) as DoorItem[],
      ...wish,
    }),
    [settled, wish],
  )
  const reply = useCall(
    'POST /goods/door',
    { body },
    { enabled: body.items.length > 0, keepPrevious: true, staleMs: 5 * 60_000 },
  )
  const data = items.length > 0 ? reply.data : undefined
  return {
    data,
    failed: reply.isError && !reply.data,
    /** What is shown is of what was asked before. */
    isOld: reply.isPlaceholderData || settled !== asked,
    line: data?.lines.find((line) => line.line_id === data.line_id),
    /** What the shopper chose instead of what we suggest. */
    wish,
    setWish,
  }
}
