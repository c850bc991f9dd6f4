import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { pageLang } from '@longhaul/text/lang.ts'
import { type ComponentProps, useState } from 'react'
import type { Warehouse } from './use-confirm-form.ts'

const say = ordersText.confirm
/** So many are in sight at first, and the chosen one. */
const SHOWN = 3

/** Which of our warehouses the goods go to. */
export function WarehouseChoice({
  warehouses,
  field,
}: {
  warehouses: readonly Warehouse[]
  field: Omit<ComponentProps<typeof RadioGroup>, 'label' | 'choices'>
}) {
  const [all, setAll] = useState(false)
  const shown = warehouses.filter(({ id }, index) => all || index < SHOWN || id === field.value)
  const hidden = warehouses.length - shown.length
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <div className="w-full">
        <RadioGroup
          {...field}
          label={say.warehouse}
          hint={say.warehouseHint}
          look="cards"
          choices={shown.map((warehouse) => ({
            value: warehouse.id,
            label: warehouse.name,
            hint: warehouse[`address_${LANGUAGES[pageLang].script}`],
          }))}
        />
      </div>
      {hidden > 0 && (
        <Button size="small" guardMs={0} onClick={() => setAll(true)}>
          {say.moreWarehouses(hidden)}
        </Button>
      )}
    </div>
  )
}
