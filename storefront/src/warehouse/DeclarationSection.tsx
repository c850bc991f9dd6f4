import { declarationWarning } from '@longhaul/domain/shipping/declaration.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useCall } from '../api.ts'
import { readYuan } from '../shared/typed-money.ts'
import type { Declared } from './confirm-values.ts'
import { ItemPhotos } from './ItemPhotos.tsx'
import type { StockItem } from './shelf.ts'
import type { Preview } from './use-builder.ts'
import type { Confirm } from './use-confirm.ts'

/** What customs will read of each thing: described in Latin letters, worth at least what was paid. */
export function DeclarationSection({ goods, form }: { goods: Preview; form: Confirm['form'] }) {
  const text = warehouseText.confirm
  const stock = useCall('GET /stock_items', { query: { stage: 'all' } }).data?.items ?? []
  const total = goods.declaration.reduce(
    (sum, { stock_item_id: id }) => sum + (readYuan(form.values[`value:${id}`] ?? '') ?? 0),
    0,
  )
  return (
    <Card
      title={text.steps.contents}
      flush
      footer={
        <p className="num flex w-full items-baseline justify-between gap-4">
          <span className="text-ink-2">{text.declaredTotal}</span>
          <b className="font-semibold">{moneyWithCode(total)}</b>
        </p>
      }
    >
      <p className="px-4 pb-4 text-ink-2 md:px-6">{text.declareLead}</p>
      <ul className="border-t border-line">
        {goods.declaration.map((row) => (
          <DeclaredRow
            key={row.stock_item_id}
            row={row}
            item={stock.find((one) => one.id === row.stock_item_id)}
            form={form}
          />
        ))}
      </ul>
    </Card>
  )
}

function DeclaredRow({
  row,
  item,
  form,
}: {
  row: Declared
  item: StockItem | undefined
  form: Confirm['form']
}) {
  const text = warehouseText.confirm
  const id = row.stock_item_id
  const title = item?.title ?? row.description
  const declaredFen = readYuan(form.values[`value:${id}`] ?? '')
  const far =
    declaredFen !== null && declarationWarning({ paidFen: row.value_fen, declaredFen }) === 'far_above_paid'
  return (
    <li className="flex gap-3 border-b border-line px-4 py-4 last:border-b-0 md:gap-4 md:px-6">
      {item && <ItemPhotos item={item} />}
      <div className="grid min-w-0 flex-1 gap-3">
        <p className="line-clamp-2 font-medium">
          {title} <span className="num font-normal text-ink-2">{text.pieces(row.quantity)}</span>
        </p>
        <div className="grid items-start gap-3 md:grid-cols-[1fr_12rem]">
          <TextField
            label={text.description}
            aria-label={text.descriptionOf(title)}
            lang="en"
            maxLength={200}
            hint={text.descriptionHint}
            {...form.field(`description:${id}`)}
          />
          <TextField
            label={text.value}
            aria-label={text.valueOf(title)}
            before="¥"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            hint={
              far ? <span className="text-warn">{text.valueFarAbove}</span> : text.paid(money(row.value_fen))
            }
            {...form.field(`value:${id}`)}
          />
        </div>
      </div>
    </li>
  )
}
