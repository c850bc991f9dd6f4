import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { StepEnd } from './StepEnd.tsx'
import { type StockRow } from './stock-row.ts'

/** Sends an item to another warehouse, with a reason that the shopper reads. */
export function SendForm({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const form = useCallForm('POST /staff/stock_items/{id}/send', {
    start: { warehouse_id: '', reason: '' },
    check: {
      warehouse_id: (value) => (value === '' ? stockText.toNeeded : null),
      reason: (value) => (value.trim() === '' ? consoleWords.reasonNeeded : null),
    },
    args: (values) => ({
      params: { id: row.id },
      body: { warehouse_id: values.warehouse_id, reason: values.reason.trim() },
    }),
    onDone: () => {
      toast.success(stockText.sent)
      onClose()
    },
  })
  return (
    <form aria-label={stockText.sendTitle} {...form.props}>
      <Stack>
        <h3>{stockText.sendTitle}</h3>
        <p className="muted">{stockText.sendHint}</p>
        <SelectField
          label={stockText.toWarehouse}
          empty={stockText.toNeeded}
          options={(data?.warehouses ?? [])
            .filter((warehouse) => warehouse.id !== row.warehouse_id)
            .map((warehouse) => ({ value: warehouse.id, label: `${warehouse.id} · ${warehouse.name}` }))}
          {...form.field('warehouse_id')}
        />
        <TextArea
          label={consoleWords.reason}
          hint={consoleWords.reasonHint}
          max={500}
          {...form.field('reason')}
        />
        <StepEnd form={form} onClose={onClose}>
          {stockText.send}
        </StepEnd>
      </Stack>
    </form>
  )
}
