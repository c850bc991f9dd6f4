import { doorText as say } from '@longhaul/text/storefront/goods/door.ts'
import { DoorSum } from '../shared/door/DoorSum.tsx'
import { useDoorCost } from '../shared/door/use-door-cost.ts'
import type { LookUp } from './look-up.ts'

/** What one of each product in a pasted text costs up to delivery, shipped together. Uses the prices that were last read. */
export function DoorOfList({ links }: { links: LookUp['links'] }) {
  const cost = useDoorCost(
    links
      .filter((link) => link.is_whole)
      .map(({ url, words }) => ({ url, ...(words && { options_text: words.slice(0, OPTIONS_MAX) }) })),
  )
  return <DoorSum cost={cost} title={say.list.title} />
}

/** The maximum that the call accepts. */
const OPTIONS_MAX = 200
