import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { Facts } from '../shared/Facts.tsx'

const words = packingText.money

export type Change = Reply<'POST /staff/parcels/{id}/preview_split'>

/**
 * The effect of splitting or merging on the price: the price before, each package's price after, and what
 * happens to the difference.
 */
export function ChangeFacts({ change }: { change: Change }) {
  return (
    <Facts
      amounts
      facts={[
        { name: words.before, value: money(change.before_fen) },
        ...change.after.map((entry, index) => ({
          name: words.part(
            entry.number ?? (index === 0 ? words.first : words.second),
            entry.item_count,
            weight(entry.estimated_grams),
          ),
          value: money(entry.total_fen),
        })),
        change.given_back_fen > 0 && { name: words.back, value: money(change.given_back_fen) },
        change.missing_fen > 0 && { name: words.missing, value: money(change.missing_fen), mark: true },
        change.given_back_fen === 0 && change.missing_fen === 0 && { name: words.after, value: words.same },
      ]}
    />
  )
}

/**
 * The total price of all packages afterwards. It is sent with the request, so that the change applies only at
 * the price shown.
 */
export const afterTotal = (change: Change): number =>
  change.after.reduce((sum, parcel) => sum + parcel.total_fen, 0)
