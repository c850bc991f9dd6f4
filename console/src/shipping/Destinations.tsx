import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { number } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type Destination, DestinationForm } from './DestinationForm.tsx'

const words = shippingText.destinations

/** Every country: whether a line has a price to it, and whether it is closed, and why. */
export function Destinations() {
  const found = useCall('GET /staff/destinations')
  const [typed, setTyped] = useState('')
  const [editing, edit] = useState<Destination | null>(null)
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  return (
    <Stack>
      <p>{words.lead}</p>
      <TextField label={words.find} unmarked width="medium" value={typed} onChange={setTyped} />
      <Loaded of={found}>
        {({ destinations }) => (
          <Card flush>
            <Table
              caption={words.title}
              captionHidden
              rows={destinations.filter((entry) => isMeant(entry, typed)).toSorted(closedFirst)}
              rowKey={(entry) => entry.country}
              columns={[
                {
                  head: words.country,
                  names: true,
                  render: (entry) => (
                    <>
                      {entry.name} <span className="code muted">{entry.country}</span>
                    </>
                  ),
                },
                { head: words.lines, align: 'end', render: (entry) => number(entry.priced_lines) },
                { head: words.unpaid, align: 'end', render: (entry) => number(entry.unpaid_packages) },
                { head: words.state, render: (entry) => <State of={entry} /> },
                { head: words.why, render: (entry) => entry[`why_${pageLang}`] },
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
      {editing && <DestinationForm destination={editing} onClose={() => edit(null)} />}
    </Stack>
  )
}

function State({ of: { closed, priced_lines: lines } }: { of: Destination }) {
  if (closed) return <Tag tone="warn">{words.closed}</Tag>
  return lines > 0 ? <Tag tone="ok">{words.served}</Tag> : <Tag>{words.noPrice}</Tag>
}

const isMeant = ({ name, country }: Destination, typed: string): boolean =>
  `${name} ${country}`.toLowerCase().includes(typed.trim().toLowerCase())

const closedFirst = (a: Destination, b: Destination): number =>
  Number(b.closed) - Number(a.closed) || Number(b.priced_lines > 0) - Number(a.priced_lines > 0)
