import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { StepEnd } from './StepEnd.tsx'
import { type StockRow } from './stock-row.ts'

/**
 * Puts a transferred item on a shelf: in the warehouse that it was sent to, or in the one that it never left.
 */
export function ArriveForm({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const form = useCallForm('POST /staff/stock_items/{id}/arrive', {
    start: { warehouse_id: row.moving?.to_warehouse ?? row.warehouse_id, shelf: '' },
    check: { shelf: (value) => (value.trim() === '' ? stockText.shelfNeeded : null) },
    args: (values) => ({
      params: { id: row.id },
      body: { warehouse_id: values.warehouse_id, shelf: values.shelf.trim() },
    }),
    onDone: (arrived) => {
      toast.success(stockText.arrived(arrived.shelf))
      onClose()
    },
  })
  const places = [row.moving?.to_warehouse ?? '', row.warehouse_id].filter(Boolean)
  return (
    <form aria-label={stockText.arriveTitle} {...form.props}>
      <Stack>
        <h3>{stockText.arriveTitle}</h3>
        <p className="muted">{stockText.arriveHint}</p>
        <RadioGroup
          label={stockText.atWarehouse}
          unmarked
          choices={places.map((id) => ({ value: id, label: id }))}
          {...form.field('warehouse_id')}
        />
        <TextField
          label={stockText.shelf}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...form.field('shelf')}
        />
        <StepEnd form={form} onClose={onClose}>
          {stockText.arrive}
        </StepEnd>
      </Stack>
    </form>
  )
}
