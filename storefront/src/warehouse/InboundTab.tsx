import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { InboundForm } from './InboundForm.tsx'
import { InboundList } from './InboundList.tsx'
import { OurAddress } from './OurAddress.tsx'
import { useWarehouses } from './use-warehouses.ts'
import { useState } from 'react'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'

/**
 * Inbound parcels, bought elsewhere: the address to send them to, the form to announce them, and those
 * announced.
 */
export function InboundTab() {
  const { query, warehouses } = useWarehouses()
  const [chosen, setChosen] = useState('')
  const warehouse = warehouses.find((warehouse) => warehouse.id === chosen) ?? warehouses[0]
  return (
    <Loaded of={query} skeleton={<Skeleton kind="card" />}>
      {() => (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {warehouse && <OurAddress warehouses={warehouses} warehouse={warehouse} onChoose={setChosen} />}
            {warehouse && <InboundForm warehouse={warehouse} />}
          </div>
          <InboundList />
        </div>
      )}
    </Loaded>
  )
}
