import { countText as words } from '@longhaul/text/console/count/count.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { PrintOnly } from '@longhaul/ui/print/PrintOnly.tsx'

/** Labels for things without one, of the same size as goods labels. */
export function FoundLabels({ numbers, onPrinted }: { numbers: readonly string[]; onPrinted: () => void }) {
  if (numbers.length === 0) return null
  return (
    <PrintOnly key={numbers[0]} onPrinted={onPrinted}>
      {numbers.map((number) => (
        <article
          key={number}
          className="print-label grid grid-rows-[6.5mm_11.5mm_1fr_1fr] gap-[1mm] bg-white p-[1.5mm] text-black"
        >
          <b className="text-[14pt] leading-none">{words.found.label}</b>
          <div className="grid justify-center">
            <Barcode text={number} label />
          </div>
          <b className="font-mono text-[10pt] leading-none">{number}</b>
        </article>
      ))}
    </PrintOnly>
  )
}
