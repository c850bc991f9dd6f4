import { useCall } from '@longhaul/browser/calls/use-call.ts'
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
import { FullButton, FullNote } from './FullShelf.tsx'
import { Proposal } from './Proposal.tsx'
import type { PutAway } from './use-put-away.ts'
import { whyNotPut } from './why-not-put.ts'

/**
 * The thing that was scanned and waits for its shelf: the proposed one, and why. What does not belong here is
 * said at once.
 */
export function ThingInHand({
  code,
  warehouse,
  station,
}: {
  code: string
  warehouse: string
  station: PutAway
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
      {row && !why && <Proposal row={row} station={station} />}
      <FullNote full={station.full} />
      <Line>
        {station.proposed !== '' && <FullButton shelf={station.proposed} full={station.full} />}
        <Button guardMs={0} onClick={station.empty}>
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
