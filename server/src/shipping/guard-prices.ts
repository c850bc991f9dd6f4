import type { CardChange } from '@longhaul/domain/shipping/compare-cards.ts'
import { sizeOfPriceChange } from '@longhaul/domain/shipping/price-change-size.ts'
import { type Size } from '@longhaul/domain/policy/acts.ts'
import { limitValue } from '@longhaul/domain/policy/limits.ts'
import type { Tx } from '../platform/database/db.ts'
import { type ActCall, guardAct, needsSecond, readRule } from '../policy/public.ts'

const ACT = 'shipping_prices'

/**
 * Lets a call change prices, or refuses what one person may not do. Limits and days of delivery are no
 * prices.
 */
export async function guardPrices(
  call: ActCall,
  changes: readonly CardChange[],
  name: string,
): Promise<void> {
  const size = await sizeOf(call.tx, changes)
  if (size) await guardAct(call, ACT, size, { kind: 'rate_card', id: name })
}

/** Whether these changes of prices need a second person. Refuses what nobody may do. */
export async function needsSecondForPrices(call: ActCall, changes: readonly CardChange[]): Promise<boolean> {
  const size = await sizeOf(call.tx, changes)
  return size !== null && (await needsSecond(call, ACT, size))
}

/**
 * What has no price to be compared with needs a second person; a price beyond the largest change is refused
 * all the same.
 */
async function sizeOf(tx: Tx, changes: readonly CardChange[]): Promise<Size | null> {
  const size = sizeOfPriceChange(changes)
  if (!size) return null
  const most = limitValue(await readRule(tx, ACT), 'mostPerMille')
  return size.isNew && Math.abs(size.perMille) <= most ? 'each' : { perMille: size.perMille }
}
