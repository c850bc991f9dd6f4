import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { proposeShelf } from '@longhaul/domain/warehouse/put-away.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { type StockRow, pickGoods } from '../shared/goods/pick-goods.ts'
import { PlacesTable } from '../shared/goods/PlacesTable.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { playBad, playGood } from '../shared/sounds.ts'
import { Banner } from '../shared/station/Banner.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { whyNotPut } from './why-not-put.ts'

/**
 * The thing that was scanned and waits for its shelf: the proposed one, and why. What does not belong here is
 * said at once.
 */
export function ThingInHand({
  code,
  warehouse,
  lastUsed,
  onPutDown,
}: {
  code: string
  warehouse: string
  lastUsed: string
  onPutDown: () => void
}) {
  const found = useCall('GET /staff/stock_items', { query: { q: code } })
  const row = found.data && pickGoods(found.data.items, code)
  const why = found.data ? whyNotPut(row, warehouse) : null
  const isGood = found.data && why === null
  useEffect(() => {
    if (isGood === undefined) return
    if (isGood) playGood()
    else playBad()
  }, [isGood])
  return (
    <section className="grid gap-4" aria-label={words.inHand}>
      {why && <Banner good={false} title={why.title} code={code} text={why.text} />}
      {row ? (
        <Known row={row} />
      ) : found.error ? (
        <p className="text-warn">
          <b className="code">{code}</b> {words.unseen}
        </p>
      ) : (
        !found.data && <Skeleton kind="card" />
      )}
      {row && !why && <Proposal row={row} lastUsed={lastUsed} />}
      <Line>
        <Button size="small" guardMs={0} onClick={onPutDown}>
          {words.putDown}
        </Button>
      </Line>
    </section>
  )
}

function Known({ row }: { row: StockRow }) {
  const [showsPlaces, setShowsPlaces] = useState(false)
  return (
    <>
      <GoodsCard size="m" goods={row}>
        <p className="text-sm text-ink-2">{consoleWords.shopperOf(row.shopper_name, row.shopper_code)}</p>
        <p className="grid justify-items-start text-sm">
          <TextButton onClick={() => setShowsPlaces(true)}>{words.places}</TextButton>
        </p>
      </GoodsCard>
      {showsPlaces && (
        <Sheet open title={words.places} onClose={() => setShowsPlaces(false)}>
          <PlacesTable id={row.id} />
        </Sheet>
      )}
    </>
  )
}

/** The proposed shelf, in figures that are read at arm's length. Any other shelf is as good. */
function Proposal({ row, lastUsed }: { row: StockRow; lastUsed: string }) {
  const shared = useCall('GET /staff/stock_items/{id}/shared_shelves', { params: { id: row.id } })
  if (!shared.data && !shared.error) return <Skeleton kind="card" />
  const proposal = proposeShelf(shared.data?.items ?? [], lastUsed)
  return (
    <div className="grid gap-1 rounded-card bg-kraft-tint p-4" role="status">
      <p className="text-sm text-ink-2">{proposal ? words.proposed : words.noProposal}</p>
      {proposal && (
        <>
          <p className="code text-2xl font-semibold">{proposal.shelf}</p>
          <p>
            {proposal.why === 'same_shopper'
              ? words.why.sameShopper(row.shopper_name, proposal.things)
              : words.why.lastUsed}
            {proposal.shelf === row.shelf && ` · ${words.liesThere}`}
          </p>
        </>
      )}
      <p className="font-semibold text-primary">{words.whichever}</p>
    </div>
  )
}
