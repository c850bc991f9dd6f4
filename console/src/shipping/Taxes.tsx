import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { taxesText as words } from '@longhaul/text/console/shipping/taxes.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { EndTaxDialog, TaxForm } from './TaxForm.tsx'
import { type Registration, type Scheme, TaxEffect } from './TaxEffect.tsx'
import { TaxReport } from './TaxReport.tsx'

/** The registrations under which taxes are collected with the payment, and what was collected by period. */
export function Taxes() {
  const known = useCall('GET /staff/tax_registrations')
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  const [adding, add] = useState(false)
  const [ending, setEnding] = useState<Registration | null>(null)
  return (
    <Stack>
      <p className="muted max-w-form">{words.lead}</p>
      <Line>
        <Button type="primary" onClick={() => add(true)} disabledReason={whyNot}>
          {words.add}
        </Button>
      </Line>
      <Loaded of={known}>
        {({ registrations, schemes }) => (
          <>
            {registrations.length === 0 ? (
              <EmptyState title={words.none}>{words.noneHint}</EmptyState>
            ) : (
              <Card flush>
                <Table
                  caption={words.title}
                  captionHidden
                  rows={registrations}
                  rowKey={({ id }) => id}
                  columns={columnsOf(schemes, whyNot, setEnding)}
                />
              </Card>
            )}
            {whyNot === undefined && registrations.length > 0 && (
              <TaxReport schemes={[...new Set(registrations.map(({ scheme }) => scheme))]} />
            )}
            {adding && <TaxForm schemes={schemes} onClose={() => add(false)} />}
          </>
        )}
      </Loaded>
      {ending && <EndTaxDialog registration={ending} onClose={() => setEnding(null)} />}
    </Stack>
  )
}

const columnsOf = (
  schemes: readonly Scheme[],
  whyNot: string | undefined,
  onEnd: (registration: Registration) => void,
): Column<Registration>[] => [
  {
    head: words.scheme,
    names: true,
    render: ({ scheme, number, party }) => (
      <span className="grid gap-1">
        <b className="font-medium">{words.schemes[scheme]}</b>
        <span className="code">{number}</span>
        <span className="muted wrap-anywhere">{party}</span>
      </span>
    ),
  },
  {
    head: words.days,
    render: (registration) => (
      <span className="grid justify-items-start gap-1">
        <Tag tone={TONES[registration.state]}>{words.states[registration.state]}</Tag>
        <span className="num">
          {words.range(
            date(registration.from_day),
            registration.until_day === null ? null : date(registration.until_day),
          )}
        </span>
        <span className="muted text-sm">
          {words.by(registration.created_by, date(registration.created_at))}
        </span>
        {registration.ended_by !== null && registration.ended_at !== null && (
          <span className="muted text-sm">
            {words.endedBy(registration.ended_by, date(registration.ended_at))}
          </span>
        )}
      </span>
    ),
  },
  {
    head: words.effect,
    render: ({ scheme }) => <TaxEffect scheme={schemes.find((entry) => entry.scheme === scheme)} />,
  },
  {
    head: words.end,
    inCard: false,
    render: (registration) =>
      registration.state !== 'past' && (
        <Button
          size="small"
          type="redLine"
          guardMs={0}
          onClick={() => onEnd(registration)}
          disabledReason={whyNot}
        >
          {words.end}
        </Button>
      ),
  },
]

const TONES = { scheduled: 'info', in_force: 'ok', past: undefined } as const
