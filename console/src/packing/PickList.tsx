import { compareShelves } from '@longhaul/domain/parcels/contents.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { Thumb } from '../shared/Thumb.tsx'
import { BoxScans } from './BoxScans.tsx'
import { usePicking } from './use-picking.ts'
import type { Parcel } from '../shared/parcel.ts'
import { LatinNames } from '../shared/LatinNames.tsx'

type Content = Parcel['contents'][number]

/** What to fetch, shelf by shelf, and the check of the box: each thing is scanned into it. What does not belong is refused aloud. */
export function PickList({ parcel, onOpen }: { parcel: Parcel; onOpen?: (number: string) => boolean }) {
  const { scans, said, scan, countByHand } = usePicking(parcel, onOpen)
  const contents = parcel.contents.toSorted(byShelf)
  const left = contents.filter((content) => !content.checked).length
  return (
    <Card
      title={packingText.pickList}
      flush
      aside={
        left === 0 ? (
          <StatusTag kind="done">{packingText.allIn}</StatusTag>
        ) : (
          packingText.left(left, contents.length)
        )
      }
    >
      <div className="px-5 pt-4">
        <ScanField label={packingText.scan} hint={packingText.scanHint} camera onScan={scan} />
      </div>
      <p
        className={`min-h-11 px-5 py-3 text-[1rem] font-semibold empty:min-h-4 empty:p-0 ${said?.good ? 'text-ok' : 'text-bad'}`}
        role="status"
      >
        {said?.text}
      </p>
      {scans.held > 0 && <HeldScans waiting={scans.waiting} onDrop={scans.drop} />}
      <LateRefusals of={scans.late} onSeen={scans.seen} />
      <BoxScans results={scans.results} onUndo={scans.undo} />
      <ol>
        {contents.map((entry) => (
          <Pick
            key={entry.stock_item_id}
            content={entry}
            picking={parcel.stage === 'packing'}
            onByHand={() => void countByHand(entry)}
          />
        ))}
      </ol>
    </Card>
  )
}

/** On a phone the shelf stands above the thing, and what is done with it in the same line. */
const PICK =
  'grid grid-cols-[96px_auto_minmax(0,1fr)_auto] items-center gap-4 border-t border-line/65 px-5 py-3 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-y-2'

/** One thing to fetch: where it lies, what it is, and whether it is in the box. */
function Pick({ content, picking, onByHand }: { content: Content; picking: boolean; onByHand: () => void }) {
  return (
    <li className={`${PICK} ${content.checked ? 'bg-ok-tint/45' : ''}`}>
      <b className="code text-lg text-kraft max-md:col-span-2">{content.shelf || '—'}</b>
      <Thumb src={content.image} />
      <span className="max-md:col-span-2">
        <span lang="zh-Hans">{content.title}</span>
        <LatinNames of={content} />
        <small className="muted block">
          {consoleWords.quantity(content.quantity)} ·{' '}
          <span className="code">
            {content.labelled_pieces > 0 ? content.goods_number : content.tracking_number}
          </span>
          {content.weight_grams !== null && ` · ${weight(content.weight_grams)}`}
          {content.checked_pieces > 0 &&
            !content.checked &&
            ` · ${packingText.piecesIn(content.checked_pieces, content.quantity)}`}
        </small>
      </span>
      <span className="max-md:col-start-3 max-md:row-start-1">
        {content.checked ? (
          <StatusTag kind="done">{packingText.checked}</StatusTag>
        ) : (
          picking && (
            <Button size="small" guardMs={0} onClick={onByHand}>
              {packingText.byHand}
            </Button>
          )
        )}
      </span>
    </li>
  )
}

/** In the order of the shelves, so that one walk is enough. */
const byShelf = (a: Content, b: Content): number =>
  compareShelves(a.shelf, b.shelf) || a.title.localeCompare(b.title)
