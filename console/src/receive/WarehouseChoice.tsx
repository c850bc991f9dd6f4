import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'

/**
 * The warehouse of this station, chosen once and stored on this machine. Includes closed ones, where parcels
 * under way still arrive.
 */
export function WarehouseChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const known = data ? [...data.warehouses, ...data.closed] : []
  return (
    <SelectField
      label={receiveText.warehouse}
      labelHidden
      unmarked
      empty={receiveText.whichWarehouse}
      options={known.map((warehouse) => ({
        value: warehouse.id,
        label: `${warehouse.id} · ${warehouse.name}`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
