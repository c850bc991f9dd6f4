import type { CallError } from '@longhaul/contract/client.ts'
import { compareShelves } from '@longhaul/domain/parcels/contents.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import { packingText } from '@longhaul/text/console/packing.ts'
import { consoleWords } from '@longhaul/text/console/words.ts'
import { weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf, useSend } from '../api.ts'
import { sentenceOf } from '../shared/Failure.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { playBad, playGood } from '../shared/sounds.ts'
import { Thumb } from '../shared/Thumb.tsx'
import type { Parcel } from './PackingPanel.tsx'

type Content = Parcel['contents'][number]
type Said = { good: boolean; text: string }

/** What to fetch, shelf by shelf, and the check of the box: each thing is scanned into it. What does not belong is refused aloud. */
export function PickList({ parcel }: { parcel: Parcel }) {
  const queries = useQueryClient()
  const [said, setSaid] = useState<Said | null>(null)
  const picking = parcel.stage === 'packing'
  const contents = parcel.contents.toSorted(byShelf)
  const left = contents.filter((one) => !one.checked).length
  const key = keyOf('GET /staff/parcels/{id}', { params: { id: parcel.id } })
  const check = useSend('POST /staff/parcels/{id}/check', {
    quiet: true,
    onDone: (next) => queries.setQueryData(key, next),
  })
  const last = useRef<Promise<void>>(Promise.resolve())

  /** One after the other: the second piece of a thing, scanned quickly, must not look like the first one sent twice. */
  function scan(code: string, pieces = 1): Promise<void> {
    last.current = last.current.then(() => count(code, pieces))
    return last.current
  }
  async function count(code: string, pieces: number) {
    const before = whatScanned((queries.getQueryData<Parcel>(key) ?? parcel).contents, code)
    if (before.length > 0 && before.every((one) => one.checked)) {
      playBad()
      return setSaid({ good: false, text: packingText.twice(before[0]?.title ?? '') })
    }
    try {
      const body = { code, ...(pieces > 1 ? { pieces } : {}) }
      const next = await check.mutateAsync({ params: { id: parcel.id }, body })
      playGood()
      const counted = next.contents.find((one) =>
        before.some(
          (was) => was.stock_item_id === one.stock_item_id && was.checked_pieces !== one.checked_pieces,
        ),
      )
      setSaid({
        good: true,
        text:
          counted && !counted.checked
            ? packingText.pieceIn(counted.title, counted.checked_pieces, counted.quantity)
            : packingText.inBox(counted?.title ?? before[0]?.title ?? code),
      })
    } catch (error) {
      playBad()
      setSaid({ good: false, text: whyRefused(code, error as CallError) })
    }
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
    if (counted) await scan(one.stock_item_id, missing)
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
      {picking && left > 0 && (
        <div className="pick-scan">
          <ScanField
            label={packingText.scan}
            hint={packingText.scanHint}
            onScan={(code) => void scan(code)}
          />
        </div>
      )}
      {picking && (
        <p className="pick-said" data-good={said?.good ? '' : undefined} role="status">
          {said?.text}
        </p>
      )}
      <ol className="picks">
        {contents.map((one) => (
          <li key={one.stock_item_id} data-checked={one.checked ? '' : undefined}>
            <b className="code pick-shelf">{one.shelf || '—'}</b>
            <Thumb src={one.image} />
            <span>
              <span lang="zh-Hans">{one.title}</span>
              <small className="muted block">
                {consoleWords.quantity(one.quantity)} · <span className="code">{one.tracking_number}</span>
                {one.weight_grams !== null && ` · ${weight(one.weight_grams)}`}
                {one.checked_pieces > 0 &&
                  !one.checked &&
                  ` · ${packingText.piecesIn(one.checked_pieces, one.quantity)}`}
              </small>
            </span>
            {one.checked ? (
              <StatusTag kind="done">{packingText.checked}</StatusTag>
            ) : (
              picking && (
                <Button size="small" guardMs={0} onClick={() => void byHand(one)}>
                  {packingText.byHand}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Why a scan was not counted; of a thing that belongs elsewhere, where. */
function whyRefused(code: string, failed: CallError): string {
  const belongs = failed.data['belongs'] as
    | { shelf: string; package_number: string | null }
    | null
    | undefined
  const where = belongs?.package_number
    ? packingText.belongs(belongs.shelf, belongs.package_number)
    : belongs?.shelf
      ? packingText.lies(belongs.shelf)
      : ''
  if (failed.reason === 'not_in_this_package') return `${packingText.wrong(code, '')} ${where}`.trim()
  return packingText.wrong(code, Object.values(failed.fields)[0] ?? sentenceOf(failed))
}

/** The things of this package that a scanned code may mean. */
function whatScanned(contents: readonly Content[], code: string): Content[] {
  const number = normaliseTrackingNumber(code)
  return contents.filter(
    (one) => one.stock_item_id === code || normaliseTrackingNumber(one.tracking_number) === number,
  )
}

/** In the order of the shelves, so that one walk is enough. */
const byShelf = (a: Content, b: Content): number =>
  compareShelves(a.shelf, b.shelf) || a.title.localeCompare(b.title)
