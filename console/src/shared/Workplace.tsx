import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { whyNotEverywhere } from '@longhaul/domain/staff/workplace.ts'
import { workplaceText } from '@longhaul/text/console/shell/workplace.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useEffect } from 'react'
import { useStored } from './stored.ts'
import { useMe } from './use-me.ts'

/** All warehouses. Closed ones too, where parcels under way still arrive. */
function useWarehouses() {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  return data && [...data.warehouses, ...data.closed]
}

/**
 * The id of the warehouse in which the user works, also where the shop has only one; empty for those who look
 * at all. Kept on this machine, so that a station scans at once, and without a network.
 */
export function useWorkplace(): string {
  const me = useMe()
  const warehouses = useWarehouses()
  const [last, keep] = useStored('warehouse')
  const only = warehouses?.length === 1 ? warehouses[0]!.id : ''
  const known = me && warehouses && (me.warehouse_id ?? only)
  useEffect(() => {
    if (known !== undefined && known !== last) keep(known)
  })
  return known ?? last
}

/** Chooses the warehouse in which the user works, for the head of a desk; nothing where there is only one. */
export function Workplace() {
  const me = useMe()
  const warehouses = useWarehouses() ?? []
  const choose = useSend('PUT /staff/workplace')
  if (!me || warehouses.length < 2) return null
  const options = warehouses.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))
  return (
    <SelectField
      label={workplaceText.label}
      labelHidden
      unmarked
      empty={whyNotEverywhere(me.roles) === null ? workplaceText.all : workplaceText.choose}
      options={options}
      value={me.warehouse_id ?? ''}
      onChange={(id) => choose.mutate({ body: { warehouse_id: id === '' ? null : id } })}
    />
  )
}
