import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { number } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type Warehouse, WarehouseForm } from './WarehouseForm.tsx'

const words = shippingText.warehouses

/**
 * The state of a warehouse. One whose address no one has confirmed is shown to no one, even if it is open.
 */
function stateOf({ closed, confirmed }: Warehouse) {
  if (closed) return <Tag>{words.closed}</Tag>
  return confirmed ? <Tag tone="ok">{words.open}</Tag> : <Tag tone="warn">{words.unconfirmed}</Tag>
}

/** All warehouses, open or closed, with their stock. */
export function Warehouses() {
  const warehouses = useCall('GET /staff/warehouses')
  const [editing, edit] = useState<Warehouse | 'new' | null>(null)
  const whyNot = whyNotRole(useMe(), ['admin']) ?? undefined
  return (
    <Stack>
      <Line>
        <Button onClick={() => edit('new')} disabledReason={whyNot}>
          {words.add}
        </Button>
      </Line>
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
                  render: (entry) => (
                    <>
                      {entry[`name_${pageLang}`]} <span className="code muted">{entry.id}</span>
                    </>
                  ),
                },
                {
                  head: words.address,
                  render: (entry) => (
                    <>
                      {entry[`address_${LANGUAGES[pageLang].script}`]}{' '}
                      <span className="muted num">{entry.postcode}</span>
                    </>
                  ),
                },
                { head: words.phone, render: (entry) => <span className="num">{entry.phone}</span> },
                { head: words.stock, align: 'end', render: (entry) => number(entry.stock) },
                {
                  head: words.state,
                  render: stateOf,
                },
                {
                  head: words.edit,
                  inCard: false,
                  render: (entry) => (
                    <Button size="small" guardMs={0} onClick={() => edit(entry)} disabledReason={whyNot}>
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
    </Stack>
  )
}
