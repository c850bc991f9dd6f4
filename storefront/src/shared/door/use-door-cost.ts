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

const REST_MS = 300
const NOTHING = '[]'

/**
 * What goods cost to the door: by the weight that is expected and the line that is suggested, or by a country, a line and a weight that the shopper chooses. Nothing is asked while there
 * are no items.
 */
export function useDoorCost(items: readonly DoorItem[]) {
  const [country, setCountry] = useState<string>()
  const [lineId, setLine] = useState<string>()
  const [grams, setGrams] = useState<number>()
  const asked = JSON.stringify(items)
  const rested = useRested(asked, REST_MS)
  // The first question waits for nothing.
  const settled = rested === NOTHING ? asked : rested
  const body = useMemo(
    () => ({
      items: JSON.parse(settled) as DoorItem[],
      ...(country && { country }),
      ...(lineId && { line_id: lineId }),
      ...(grams && { packed_grams: grams }),
    }),
    [settled, country, lineId, grams],
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
    /** The packed weight that the shopper believes; undefined for what we expect. */
    grams,
    setCountry,
    setLine,
    setGrams,
  }
}
