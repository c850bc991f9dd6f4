import { compareShelves } from '@longhaul/domain/parcels/contents.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useState } from 'react'
import { ScanField } from '../shared/ScanField.tsx'
import { playBad } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { Thumb } from '../shared/Thumb.tsx'
import { BoxScans } from './BoxScans.tsx'
import { useBoxScans } from './use-box-scans.ts'
import type { Parcel } from '../shared/parcel.ts'

type Content = Parcel['contents'][number]

/** What to fetch, shelf by shelf, and the check of the box: each thing is scanned into it. What does not belong is refused aloud. */
export function PickList({ parcel, onOpen }: { parcel: Parcel; onOpen?: (number: string) => boolean }) {
  const scans = useBoxScans(parcel)
  const [told, setTold] = useState<{ of: string | undefined; text: string } | null>(null)
  const picking = parcel.stage === 'packing'
  const contents = parcel.contents.toSorted(byShelf)
  const left = contents.filter((content) => !content.checked).length
  const last = scans.results[0]
  // What a command said stands until the next scan.
  const said = told && told.of === last?.key ? { good: false, text: told.text } : last
  useStationCommands({ UNDO: scans.undoLast })

  function scan(text: string) {
    const read = readStationCode(text)
    if (read.kind === 'command') {
      if (giveCommand(read.command)) return setTold(null)
      playBad()
      const words =
        read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command)
      return setTold({ of: last?.key, text: `${words.title}. ${words.text}` })
    }
    setTold(null)
    const code = read.kind === 'shelf' ? text : read.code
    if (!onOpen?.(code)) scans.scan(code)
  }
  /** Without a scanner several pieces are counted by whoever puts them in. */
  async function byHand(one: Content) {
    const missing = one.quantity - one.checked_pieces
    const counted =
      missing === 1 ||
      (await ask({
        title: packingText.countTitle(missing),
        text: packingText.countText(one.title),
        confirmText: packingText.countConfirm(missing),
        cancelText: consoleWords.back,
      }))
    if (counted) scans.scan(one.stock_item_id, missing)
  }

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
      <div className="pick-scan">
        <ScanField label={packingText.scan} hint={packingText.scanHint} camera onScan={scan} />
      </div>
      <p className="pick-said" data-good={said?.good ? '' : undefined} role="status">
        {said?.text}
      </p>
      {scans.held > 0 && <HeldScans waiting={scans.waiting} onDrop={scans.drop} />}
      <LateRefusals of={scans.late} onSeen={scans.seen} />
      <BoxScans results={scans.results} onUndo={scans.undo} />
      <ol className="picks">
        {contents.map((entry) => (
          <Pick
            key={entry.stock_item_id}
            content={entry}
            picking={picking}
            onByHand={() => void byHand(entry)}
          />
        ))}
      </ol>
    </Card>
  )
}

/** One thing to fetch: where it lies, what it is, and whether it is in the box. */
function Pick({ content, picking, onByHand }: { content: Content; picking: boolean; onByHand: () => void }) {
  return (
    <li data-checked={content.checked ? '' : undefined}>
      <b className="code pick-shelf">{content.shelf || '—'}</b>
      <Thumb src={content.image} />
      <span>
        <span lang="zh-Hans">{content.title}</span>
        <small className="muted block">
          {consoleWords.quantity(content.quantity)} · <span className="code">{content.tracking_number}</span>
          {content.weight_grams !== null && ` · ${weight(content.weight_grams)}`}
          {content.checked_pieces > 0 &&
            !content.checked &&
            ` · ${packingText.piecesIn(content.checked_pieces, content.quantity)}`}
        </small>
      </span>
      {content.checked ? (
        <StatusTag kind="done">{packingText.checked}</StatusTag>
      ) : (
        picking && (
          <Button size="small" guardMs={0} onClick={onByHand}>
            {packingText.byHand}
          </Button>
        )
      )}
    </li>
  )
}

/** In the order of the shelves, so that one walk is enough. */
const byShelf = (a: Content, b: Content): number =>
  compareShelves(a.shelf, b.shelf) || a.title.localeCompare(b.title)
