import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { number } from '@longhaul/text/format.ts'
import { pick } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { WarehouseForm } from './WarehouseForm.tsx'

const words = shippingText.warehouses

export type Warehouse = Reply<'GET /staff/warehouses'>['warehouses'][number]

/** Every warehouse, open or closed, with what lies there. */
export function Warehouses() {
  const warehouses = useCall('GET /staff/warehouses')
  const [editing, edit] = useState<Warehouse | 'new' | null>(null)
  const whyNot = whyNotRole(useMe(), ['admin']) ?? undefined
  return (
    <div className="stack">
      <div className="line">
        <Button onClick={() => edit('new')} disabledReason={whyNot}>
          {words.add}
        </Button>
      </div>
      <Loaded of={warehouses}>
        {(known) => (
          <Card flush>
            <Table
              caption={words.title}
              captionHidden
              rows={known.warehouses}
              rowKey={(warehouse) => warehouse.id}
              columns={[
                {
                  head: words.warehouse,
                  names: true,
                  render: (one) => (
                    <>
                      {pick({ en: one.name_en, zh: one.name_zh })}{' '}
                      <span className="code muted">{one.id}</span>
                    </>
                  ),
                },
                {
                  head: words.address,
                  render: (one) => (
                    <>
                      {pick({ en: one.address_en, zh: one.address_zh })}{' '}
                      <span className="muted num">{one.postcode}</span>
                    </>
                  ),
                },
                { head: words.phone, render: (one) => <span className="num">{one.phone}</span> },
                { head: words.stock, align: 'end', render: (one) => number(one.stock) },
                {
                  head: words.state,
                  render: (one) =>
                    one.closed ? <Tag>{words.closed}</Tag> : <Tag tone="ok">{words.open}</Tag>,
                },
                {
                  head: words.edit,
                  inCard: false,
                  render: (one) => (
                    <Button size="small" guardMs={0} onClick={() => edit(one)} disabledReason={whyNot}>
                      {words.edit}
                    </Button>
                  ),
                },
              ]}
            />
          </Card>
        )}
      </Loaded>
      {editing && <WarehouseForm warehouse={editing === 'new' ? null : editing} onClose={() => edit(null)} />}
    </div>
  )
}
