import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { money } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { named } from '@longhaul/text/marks.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ServiceForm } from './ServiceForm.tsx'
import { checkServicePrice, type Service, servicePriceOf } from './extra-service.ts'
import { SavedSheet, savedAnd } from './SavedSheet.tsx'

const words = shippingText.services

/** All extra services for packages, open or closed, with their prices. */
export function Services() {
  const services = useCall('GET /staff/extra_services')
  const [editing, edit] = useState<Service | 'new' | null>(null)
  const [pricing, price] = useState<Service | null>(null)
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  return (
    <Stack>
      <Line>
        <Button onClick={() => edit('new')} disabledReason={whyNot}>
          {words.add}
        </Button>
      </Line>
      <Loaded of={services}>
        {(known) => (
          <Card flush>
            <Table
              caption={words.title}
              captionHidden
              rows={known.services}
              rowKey={(service) => service.id}
              columns={[
                {
                  head: words.service,
                  names: true,
                  render: (entry) => (
                    <>
                      {entry[`name_${pageLang}`]} <span className="code muted">{entry.id}</span>
                    </>
                  ),
                },
                { head: words.unit, render: (entry) => words.units[entry.unit] },
                { head: words.price, align: 'end', render: (entry) => money(entry.price_fen) },
                {
                  head: words.state,
                  render: ({ closed }) =>
                    closed ? <Tag>{words.closed}</Tag> : <Tag tone="ok">{words.open}</Tag>,
                },
                {
                  head: words.edit,
                  inCard: false,
                  render: (entry) => (
                    <Line>
                      <Button size="small" guardMs={0} onClick={() => edit(entry)} disabledReason={whyNot}>
                        {words.edit}
                      </Button>
                      <Button size="small" guardMs={0} onClick={() => price(entry)} disabledReason={whyNot}>
                        {words.changePrice}
                      </Button>
                    </Line>
                  ),
                },
              ]}
            />
          </Card>
        )}
      </Loaded>
      {editing && <ServiceForm service={editing === 'new' ? null : editing} onClose={() => edit(null)} />}
      {pricing && <ServicePriceSheet service={pricing} onClose={() => price(null)} />}
    </Stack>
  )
}

/** Changes the price of an extra service, which takes a second person like the other fees. */
function ServicePriceSheet({ service, onClose }: { service: Service; onClose: () => void }) {
  const form = useCallForm('PUT /staff/extra_services/{id}/price', {
    start: { price_fen: (service.price_fen / 100).toFixed(2) },
    check: { price_fen: checkServicePrice },
    args: ({ price_fen }) => ({
      params: { id: service.id },
      body: { was_fen: service.price_fen, price_fen: servicePriceOf(price_fen) ?? service.price_fen },
    }),
    onDone: savedAnd(onClose),
    onProposed: onClose,
  })
  return (
    <SavedSheet title={named(words.changePrice, service.id)} form={form} onClose={onClose}>
      <TextField
        label={words.priceOf[service.unit]}
        hint={words.priceHint}
        inputMode="decimal"
        width="short"
        {...form.field('price_fen')}
      />
    </SavedSheet>
  )
}
