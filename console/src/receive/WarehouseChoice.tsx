import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'

/** Which warehouse this station stands in. Chosen once, kept on this machine. */
export function WarehouseChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  return (
    <SelectField
      label={receiveText.warehouse}
      labelHidden
      unmarked
      empty={receiveText.whichWarehouse}
      options={(data?.warehouses ?? []).map((warehouse) => ({
        value: warehouse.id,
        label: `${warehouse.id} · ${warehouse.name}`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
