import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { format, moneyWithCode } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { DeclaredRow, hasError } from './DeclaredRow.tsx'
import type { WantedCode } from './HsCodeField.tsx'
import type { Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/** The declaration of each item for customs: described in Latin letters, worth at least the price paid. */
export function DeclarationSection({
  goods,
  form,
  wanted,
}: {
  goods: Preview
  form: Confirm['form']
  wanted: WantedCode | null
}) {
  const text = warehouseText.confirm
  const ids = goods.declaration.map((row) => row.stock_item_id).join(',')
  const stock = useCall('GET /stock_items', { query: { ids } }, { enabled: ids !== '' }).data?.items ?? []
  const total = goods.declaration.reduce(
    (sum, { stock_item_id: id }) => sum + (readYuan(form.values[`value:${id}`] ?? '') ?? 0),
    0,
  )
  const missing = goods.declaration.filter(
    ({ stock_item_id: id }) => (form.values[`description:${id}`] ?? '').trim() === '',
  ).length
  return (
    <Folded
      title={text.steps.contents}
      detail={
        missing > 0 ? (
          <span className="text-warn">{text.linesMissing(missing)}</span>
        ) : (
          text.linesFilled(goods.declaration.length)
        )
      }
      sum={moneyWithCode(total)}
      open={missing > 0}
      wrong={goods.declaration.some((row) => hasError(form, row.stock_item_id))}
    >
      <p className="pb-3 text-ink-2">{text.declareLead}</p>
      <ul className="pb-5 ps-4">
        {goods.declaration.map((row) => (
          <DeclaredRow
            key={row.stock_item_id}
            row={row}
            item={stock.find((entry) => entry.id === row.stock_item_id)}
            form={form}
            wanted={wanted}
          />
        ))}
      </ul>
    </Folded>
  )
}

/** The digits of a tariff number that customs of the destination demand; null if they demand none. */
export function wantedCode({ line, country }: Pick<Confirm, 'line' | 'country'>): WantedCode | null {
  const digits = line?.duty?.code_digits ?? 0
  return digits === 0 ? null : { country: format.country(country), digits }
}
