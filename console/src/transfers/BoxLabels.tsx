import { boxCode, readLoadCode } from '@longhaul/domain/warehouse/transfer-load.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { PrintOnly } from '@longhaul/ui/print/PrintOnly.tsx'
import type { Load } from './load.ts'

/** One label of 50 × 30 mm for each box: where it goes, which of how many, and its code. */
export function BoxLabels({ load, onPrinted }: { load: Load; onPrinted: () => void }) {
  const boxes = [...new Set(load.list.map(({ box }) => box))].toSorted((one, other) => one - other)
  const number = readLoadCode(load.number) ?? 0
  return (
    <PrintOnly onPrinted={onPrinted}>
      {boxes.map((box) => (
        <article
          key={box}
          className="print-label grid grid-rows-[6.5mm_11.5mm_1fr_1fr] gap-[1mm] bg-white p-[1.5mm] text-black"
        >
          <b className="text-[14pt] leading-none">
            {load.from_warehouse} → {load.to_warehouse}
          </b>
          <div className="grid justify-center">
            <Barcode text={boxCode(number, box)} label />
          </div>
          <b className="font-mono text-[10pt] leading-none">{boxCode(number, box)}</b>
          <span className="truncate text-[6.5pt] leading-none">
            {words.boxOf(box, boxes.length)} ·{' '}
            {words.things(load.list.filter((thing) => thing.box === box).length)}
          </span>
        </article>
      ))}
    </PrintOnly>
  )
}
