import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { size, weight } from '@longhaul/text/format.ts'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { StoredFor } from './StoredFor.tsx'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { type StockRow, workOf } from './stock-row.ts'
import { problemName } from '../shared/problem-name.ts'

/** The columns of the stock list that are relevant at this stage. */
export function stockColumns(stage: string, open: (id: string) => void): Column<StockRow>[] {
  const shelved = stage !== 'received' && stage !== 'abnormal'
  return [
    product(open),
    {
      head: consoleWords.shopper,
      render: (row) => (
        <>
          {row.shopper_name} <small className="code muted">{row.shopper_code}</small>
        </>
      ),
    },
    {
      head: stockText.measures,
      align: 'end',
      render: (row) =>
        row.weight_grams === null ? (
          '—'
        ) : (
          <>
            {weight(row.weight_grams)}
            <small className="muted block">{sizeOf(row)}</small>
          </>
        ),
    },
    ...(stage === 'abnormal' ? [problem] : []),
    ...(shelved ? [shelf] : []),
    lastColumn(stage),
  ]
}

const lastColumn = (stage: string): Column<StockRow> => {
  if (stage === 'held') return hold
  return stage === 'in_stock' || stage === 'storage_expired' || stage === 'all' ? storage : received
}

/** Its three sides, or a dash if it is not measured yet. */
export function sizeOf({ size_mm }: Pick<StockRow, 'size_mm'>): string {
  const [length, width, height] = size_mm ?? []
  return length === undefined || width === undefined || height === undefined
    ? '—'
    : size(length, width, height)
}

const product = (open: (id: string) => void): Column<StockRow> => ({
  head: stockText.item,
  names: true,
  render: (row) => (
    <div className="min-w-[200px] max-w-[400px]">
      <GoodsCard size="s" goods={row} onOpen={() => open(row.id)}>
        <Whose row={row} />
        <span className="code">{row.order_number ?? row.tracking_number}</span>
      </GoodsCard>
    </div>
  ),
})

function Whose({ row }: { row: StockRow }) {
  const kind = workOf(row.stage)
  return kind && <AssignedTo kind={kind} id={row.id} />
}

const problem: Column<StockRow> = {
  head: stockText.problem,
  render: (row) => (row.flaw ? problemName(row.flaw.problem) : '—'),
}

const hold: Column<StockRow> = {
  head: stockText.held,
  render: ({ hold: on }) =>
    on?.reason ? (
      <div className="min-w-[180px] max-w-[240px]">
        {stockText.holdReasons[on.reason]}
        <small className="muted block">
          {on.by} · <DateTime at={on.since} />
        </small>
        {on.note && <small className="block wrap-anywhere">{on.note}</small>}
      </div>
    ) : (
      '—'
    ),
}

const shelf: Column<StockRow> = {
  head: stockText.shelf,
  render: (row) => (
    <>
      <b className="code whitespace-nowrap">{shelfWithWarehouse(row.warehouse_id, row.shelf) || '—'}</b>
    </>
  ),
}

const storage: Column<StockRow> = {
  head: stockText.storage,
  render: (row) => (
    <>
      <StoredFor row={row} />
      {row.free_until && (
        <span className="block">
          <Countdown until={row.free_until} only="date" over={stockText.over} />
        </span>
      )}
    </>
  ),
}

const received: Column<StockRow> = {
  head: stockText.received,
  align: 'end',
  render: (row) => <DateTime at={row.received_at} />,
}
