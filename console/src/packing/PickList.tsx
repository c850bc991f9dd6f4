import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { weight } from '@longhaul/text/format.ts'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useState } from 'react'
import { ScanField } from '../shared/ScanField.tsx'
import { toBench } from '../shared/station/bench-keys.ts'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { BoxScans } from './BoxScans.tsx'
import { MissingPiece } from './MissingPiece.tsx'
import { NextPiece } from './NextPiece.tsx'
import { PickRow } from './PickRow.tsx'
import { usePicking } from './use-picking.ts'

type Content = Parcel['contents'][number]

/**
 * The items to fetch, shelf by shelf, each scanned into the box as a check. The next one is shown large; a
 * wrong item is refused with a sound.
 */
export function PickList({
  parcel,
  contents,
  onOpen,
}: {
  parcel: Parcel
  contents: readonly Content[]
  onOpen?: (number: string) => boolean
}) {
  const { scans, notice, scan, countByHand } = usePicking(parcel, onOpen)
  const [chosen, choose] = useState('')
  const left = contents.filter((content) => !content.checked)
  const [missing, setMissing] = useState<string | null>(null)
  const next = left.find((content) => content.stock_item_id === chosen) ?? left[0]
  const other = next && (left[left.indexOf(next) + 1] ?? left.find((content) => content !== next))
  return (
    <section className="grid gap-3" aria-labelledby="pick-list">
      <div className="flex items-baseline justify-between">
        <h3 id="pick-list">{packingText.pickList}</h3>
        {left.length === 0 ? (
          <StatusTag kind="done">{packingText.allIn}</StatusTag>
        ) : (
          <span className="num text-lg font-medium">{packingText.left(left.length, contents.length)}</span>
        )}
      </div>
      <ScanField compact label={packingText.scan} camera onDown={toBench} onScan={scan} />
      <BoxScans notice={notice ?? null} results={scans.results} onUndo={scans.undo} />
      {scans.held > 0 && <HeldScans waiting={scans.waiting} onDrop={scans.drop} />}
      <LateRefusals of={scans.late} onSeen={scans.seen} />
      <ol className="overflow-clip rounded-card border bg-surface">
        {contents.map((content, at) =>
          content === next ? (
            <NextPiece
              key={content.stock_item_id}
              number={at + 1}
              content={content}
              picking={parcel.stage === 'packing'}
              onByHand={() => void countByHand(content)}
              onMissing={() => setMissing(content.stock_item_id)}
            />
          ) : (
            <PickRow
              key={content.stock_item_id}
              number={at + 1}
              content={content}
              onChoose={() => choose(content.stock_item_id)}
            />
          ),
        )}
      </ol>
      {next && missing === next.stock_item_id && (
        <MissingPiece
          content={next}
          onLater={other && (() => choose(other.stock_item_id))}
          onClose={() => setMissing(null)}
        />
      )}
      <p className="text-sm text-ink-2">{packingText.goodsWeigh(weight(sumOf(contents)))}</p>
    </section>
  )
}

const sumOf = (contents: readonly Content[]): number =>
  contents.reduce((sum, content) => sum + (content.weight_grams ?? 0), 0)
