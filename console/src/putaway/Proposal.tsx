import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import { type ShelfProposal, proposeShelf } from '@longhaul/domain/warehouse/propose-shelf.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import type { StockRow } from '../shared/goods/pick-goods.ts'
import type { PutAway } from './use-put-away.ts'

type Choices = Reply<'GET /staff/stock_items/{id}/shelf_choices'>

/**
 * The proposed shelf, in figures that are read at arm's length, and why. Any other shelf is as good. Reports
 * what the shop proposes: nothing while the network is away.
 */
export function Proposal({ row, station }: { row: StockRow; station: PutAway }) {
  const { lastUsed, full, onPropose } = station
  const query = lastUsed === '' ? {} : { last_used: lastUsed }
  const choices = useCall('GET /staff/stock_items/{id}/shelf_choices', { params: { id: row.id }, query })
  const proposal = proposeFor(row, choices.data, { lastUsed, notOn: full.said })
  const shelf = choices.data && proposal ? proposal.shelf : ''
  useEffect(() => {
    onPropose(shelf)
    return () => onPropose('')
  }, [onPropose, shelf])
  if (!choices.data && !choices.error) return <Skeleton kind="card" />
  return (
    <div className="grid gap-3" role="status">
      <div className="grid gap-1 rounded-card bg-kraft-tint p-4">
        <p className="text-sm text-ink-2">{proposal ? words.proposed : words.noProposal}</p>
        {proposal && <p className="code text-3xl font-semibold">{proposal.shelf}</p>}
        {proposal?.shelf === row.shelf && <p>{words.liesThere}</p>}
      </div>
      {proposal && <Reasons proposal={proposal} row={row} />}
      <p className="font-semibold text-primary">{proposal ? words.whichever : words.learnt}</p>
    </div>
  )
}

/**
 * The rule, for a thing and what the shop knows; without a network only the last shelf used is left. `notOn`:
 * the shelf that was just called full, also if the thing itself is what lies there.
 */
function proposeFor(
  { size_mm }: StockRow,
  choices: Choices | undefined,
  { lastUsed, notOn }: { lastUsed: string; notOn: string },
): ShelfProposal | null {
  const others = (choices?.items ?? []).filter(({ shelf }) => shelf !== notOn)
  return proposeShelf({
    sizeMm: toSize(size_mm),
    leavesSoon: choices?.leaves_soon ?? false,
    lastUsed: lastUsed === notOn ? '' : lastUsed,
    choices: others.map(({ shelf, things, longest_mm, volume_mm3, full_mm3 }) => ({
      shelf,
      things,
      longestMm: longest_mm,
      volumeMm3: volume_mm3,
      fullMm3: full_mm3,
    })),
  })
}

function toSize(sides: readonly number[] | null): SizeMm | null {
  const [length, width, height] = sides ?? []
  return length && width && height ? [length, width, height] : null
}

/** Why this shelf, and how much more fits there. */
function Reasons({ proposal, row }: { proposal: ShelfProposal; row: StockRow }) {
  const { why, things, fitsMore } = proposal
  const reason = words.why[why](row.shopper_name, things)
  const isTried = why !== 'last_used' && row.size_mm !== null
  const room = fitsMore === null ? isTried && words.room.unknown : words.room.known(fitsMore)
  return (
    <ul className="divide-y divide-line border-b border-line">
      {[reason, room].map(
        (said) =>
          said && (
            <li key={said.title} className="flex gap-3 py-2">
              <Check className="mt-0.5 size-4.5 text-ok" aria-hidden />
              <span className="grid">
                {said.title}
                {said.text && <span className="text-sm text-ink-2">{said.text}</span>}
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
