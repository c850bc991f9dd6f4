import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import type { Labelled } from './goods-label.ts'

/**
 * One label of 50 × 30 mm, identical to the one that the server draws (`goods-labels.ts` there): a piece's
 * code, shelf, order and short name.
 */
export function GoodsLabel({ of, piece, shelf }: { of: Labelled; piece: number; shelf: string }) {
  const pieces = Math.max(of.quantity, of.labelled_pieces)
  const code = `${of.goods_number}-${piece}`
  return (
    <article className="print-label grid grid-rows-[6.5mm_11.5mm_1fr_1fr] gap-[1mm] bg-white p-[1.5mm] text-black">
      <div className="flex items-start justify-between gap-[2mm] overflow-hidden">
        <span className="line-clamp-2 text-[7pt] leading-tight" lang="zh-Hans">
          {of.title}
        </span>
        <b className="shrink-0 text-[14pt] leading-none">{of.shelf || shelf || '—'}</b>
      </div>
      <div className="grid justify-center">
        <Barcode text={code} label />
      </div>
      <b className="flex justify-between font-mono text-[10pt] leading-none">
        {code}
        <span>
          {piece} / {pieces}
        </span>
      </b>
      <span className="truncate text-[6.5pt] leading-none" lang="zh-Hans">
        {[of.order_number, of.options_text].filter(Boolean).join('  ')}
      </span>
    </article>
  )
}
