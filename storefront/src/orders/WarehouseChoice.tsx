import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import type { ComponentProps } from 'react'
import type { Warehouse } from './use-confirm-form.ts'

const say = ordersText.confirm

/** The warehouse that the goods go to: the selected one on a line, all of them on request. */
export function WarehouseChoice({
  warehouses,
  field,
}: {
  warehouses: readonly Warehouse[]
  field: Omit<ComponentProps<typeof RadioGroup>, 'label' | 'choices'>
}) {
  const chosen = warehouses.find(({ id }) => id === field.value)
  return (
    <Folded title={say.warehouse} detail={chosen?.name} open={Boolean(field.error)}>
      <div className="pb-4">
        <RadioGroup
          {...field}
          label={say.warehouse}
          labelHidden
          hint={say.warehouseHint}
          look="cards"
          choices={warehouses.map((warehouse) => ({
            value: warehouse.id,
            label: warehouse.name,
            hint: warehouse[`address_${LANGUAGES[pageLang].script}`],
          }))}
        />
      </div>
    </Folded>
  )
}
