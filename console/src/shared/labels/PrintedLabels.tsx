import { PrintOnly } from '@longhaul/ui/print/PrintOnly.tsx'
import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LabelPaper } from './LabelPaper.tsx'

/** The labels being printed: one per piece. */
export function PrintedLabels({
  rows,
  shelf,
  onPrinted,
}: {
  rows: readonly Labelled[]
  shelf: string
  onPrinted: () => void
}) {
  if (rows.length === 0) return null
  return (
    <PrintOnly key={rows.map((row) => row.id).join(' ')} onPrinted={onPrinted}>
      {rows.flatMap((row) =>
        Array.from({ length: Math.max(row.quantity, row.labelled_pieces) }, (_, at) => (
          <GoodsLabel key={`${row.id} ${at}`} of={row} piece={at + 1} shelf={shelf} />
        )),
      )}
    </PrintOnly>
  )
}

/**
 * One label of 50 × 30 mm, identical to the one that the server draws (`goods-labels.ts` there): a piece's
 * code, shelf, order and short name.
 */
function GoodsLabel({ of, piece, shelf }: { of: Labelled; piece: number; shelf: string }) {
  const pieces = Math.max(of.quantity, of.labelled_pieces)
  const code = `${of.goods_number}-${piece}`
  return (
    <LabelPaper
      above={
        <div className="flex items-start justify-between gap-[2mm] overflow-hidden">
          <span className="line-clamp-2 text-[7pt] leading-tight" lang="zh-Hans">
            {of.title}
          </span>
          <b className="shrink-0 text-[14pt] leading-none">{of.shelf || shelf || '—'}</b>
        </div>
      }
      code={code}
    >
      <b className="flex justify-between font-mono text-[10pt] leading-none">
        {code}
        <span>
          {piece} / {pieces}
        </span>
      </b>
      <span className="truncate text-[6.5pt] leading-none" lang="zh-Hans">
        {[of.order_number, of.options_text].filter(Boolean).join('  ')}
      </span>
    </LabelPaper>
  )
}

/**
 * Prints a label for every piece of some goods. The server is told about the labels first, so that the
 * packing bench counts the pieces.
 */
export function usePrintLabels() {
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly Labelled[]>([])
  async function print(of: readonly Labelled[]) {
    if (of.length === 0) return
    try {
      await call('POST /staff/stock_items/labels', { body: { ids: of.map((row) => row.id) } })
      for (const { id } of of)
        void queries.invalidateQueries({ queryKey: keyOf('GET /staff/stock_items/{id}', { params: { id } }) })
      setRows(of)
    } catch (error) {
      showError(error)
    }
  }
  return { rows, print, printed: () => setRows([]) }
}

/** The data on a goods label, apart from the piece number. */
type Labelled = Pick<
  Reply<'GET /staff/stock_items/{id}'>,
  'id' | 'goods_number' | 'quantity' | 'labelled_pieces' | 'title' | 'options_text' | 'order_number' | 'shelf'
>
