import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DeclaredRow } from './DeclaredRow.tsx'
import type { Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/** What customs will read of each thing: described in Latin letters, worth at least what was paid. */
export function DeclarationSection({
  goods,
  form,
  country,
}: {
  goods: Preview
  form: Confirm['form']
  country: string
}) {
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
            item={stock.find((entry) => entry.id === row.stock_item_id)}
            form={form}
            country={country}
          />
        ))}
      </ul>
    </Card>
  )
}
