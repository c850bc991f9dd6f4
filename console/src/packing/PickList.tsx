import type { CallError } from '@longhaul/contract/client.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import { packingText } from '@longhaul/text/console/packing.ts'
import { consoleWords } from '@longhaul/text/console/words.ts'
import { weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  const check = useSend('POST /staff/parcels/{id}/check', {
    quiet: true,
    onDone: (next) =>
      queries.setQueryData(keyOf('GET /staff/parcels/{id}', { params: { id: parcel.id } }), next),
  })

  async function scan(code: string) {
    const before = whatScanned(contents, code)
    if (before.length > 0 && before.every((one) => one.checked)) {
      playBad()
      return setSaid({ good: false, text: packingText.twice(before[0]?.title ?? '') })
    }
    try {
      await check.mutateAsync({ params: { id: parcel.id }, body: { code } })
      playGood()
      setSaid({ good: true, text: packingText.inBox(before[0]?.title ?? code) })
    } catch (error) {
      playBad()
      const failed = error as CallError
      setSaid({
        good: false,
        text: packingText.wrong(code, Object.values(failed.fields)[0] ?? sentenceOf(failed)),
      })
    }
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
              </small>
            </span>
            {one.checked ? (
              <StatusTag kind="done">{packingText.checked}</StatusTag>
            ) : (
              picking && (
                <Button size="small" guardMs={0} onClick={() => void scan(one.stock_item_id)}>
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

/** The things of this package that a scanned code may mean. */
function whatScanned(contents: readonly Content[], code: string): Content[] {
  const number = normaliseTrackingNumber(code)
  return contents.filter(
    (one) => one.stock_item_id === code || normaliseTrackingNumber(one.tracking_number) === number,
  )
}

/** In the order of the shelves, so that one walk is enough: A2 before A10. */
const byShelf = (a: Content, b: Content): number =>
  a.shelf.localeCompare(b.shelf, 'en', { numeric: true }) || a.title.localeCompare(b.title)
