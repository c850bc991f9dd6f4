import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { money, number, weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { Places } from './CardPreview.tsx'
import { LineForm } from './LineForm.tsx'
import type { Line as ShippingLine } from './line.ts'
import { PriceSheet } from './PriceSheet.tsx'

const words = shippingText.lines

type Zone = ShippingLine['zones'][number]

/** All lines, open or closed, and the current prices of the chosen line's zones. */
export function Lines() {
  const lines = useCall('GET /staff/shipping_lines')
  const [asked, choose] = useSearchParam('line', { replace: true })
  const [editing, edit] = useState<ShippingLine | 'new' | null>(null)
  const whyNot = whyNotRole(useMe(), ['admin']) ?? undefined
  return (
    <Loaded of={lines}>
      {(known) => {
        const chosen = known.lines.find((line) => line.id === asked) ?? known.lines[0]
        return (
          <Stack>
            <Line>
              <Button onClick={() => edit('new')} disabledReason={whyNot}>
                {words.add}
              </Button>
            </Line>
            <Card flush>
              <Table
                caption={words.title}
                captionHidden
                rows={known.lines}
                rowKey={(line) => line.id}
                columns={[
                  { head: words.line, names: true, render: (line) => <LineName line={line} /> },
                  { head: words.option, render: (line) => words.options[line.option] },
                  { head: words.tax, render: (line) => <DutyPromise line={line} /> },
                  { head: words.served, align: 'end', render: (line) => number(served(line)) },
                  { head: words.waiting, align: 'end', render: (line) => number(line.open_parcels) },
                  {
                    head: words.state,
                    render: (line) =>
                      line.closed ? <Tag>{words.closed}</Tag> : <Tag tone="ok">{words.open}</Tag>,
                  },
                  {
                    head: words.edit,
                    inCard: false,
                    render: (line) => (
                      <span className="flex flex-wrap gap-2">
                        <Button
                          size="small"
                          guardMs={0}
                          onClick={() => choose(line.id)}
                          aria-pressed={line.id === chosen?.id}
                        >
                          {words.show}
                        </Button>
                        <Button size="small" guardMs={0} onClick={() => edit(line)} disabledReason={whyNot}>
                          {words.edit}
                        </Button>
                      </span>
                    ),
                  },
                ]}
              />
            </Card>
            {chosen && <Zones line={chosen} />}
            {editing && <LineForm line={editing === 'new' ? null : editing} onClose={() => edit(null)} />}
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** Who pays duty and tax; where the line does, up to which value, and for which goods not. */
const DutyPromise = ({ line }: { line: ShippingLine }) => (
  <span className="grid">
    {words.taxes[line.tax_mode]}
    {line.tax_mode !== 'ddu' && (
      <span className="muted text-sm">
        {listed([
          line.duty_paid_up_to || words.upToAll,
          ...(line.duty_excludes ? [words.notFor(line.duty_excludes)] : []),
          ...(line.duty_markup ? [words.billed(line.duty_markup)] : []),
        ])}
      </span>
    )}
  </span>
)

const served = (line: ShippingLine): number =>
  line.zones.reduce((sum, zone) => sum + zone.countries.length, 0)

function LineName({ line }: { line: ShippingLine }) {
  return (
    <>
      {line[`name_${pageLang}`]} <span className="code muted">{line.id}</span>
    </>
  )
}

function Zones({ line }: { line: ShippingLine }) {
  const [pricing, price] = useState<Zone | 'line' | null>(null)
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  const title = words.zonesOf(line[`name_${pageLang}`])
  return (
    <Card
      title={title}
      flush={line.zones.length > 0}
      footer={
        line.zones.length > 0 && (
          <Button onClick={() => price('line')} disabledReason={whyNot}>
            {shippingText.prices.openLine}
          </Button>
        )
      }
    >
      {pricing && (
        <PriceSheet line={line} zone={pricing === 'line' ? null : pricing} onClose={() => price(null)} />
      )}
      {line.zones.length === 0 ? (
        <p>{words.noZones}</p>
      ) : (
        <Table
          caption={title}
          captionHidden
          rows={line.zones}
          rowKey={(zone) => zone.zone}
          columns={[
            {
              head: words.zone,
              names: true,
              render: (zone) => (
                <>
                  <span className="code">{zone.zone}</span> {zone[`name_${pageLang}`]}
                </>
              ),
            },
            { head: words.served, render: (zone) => <Places codes={zone.countries} /> },
            {
              head: words.first,
              align: 'end',
              render: (zone) => `${money(zone.first_price_fen)} / ${weight(zone.first_grams)}`,
            },
            {
              head: words.step,
              align: 'end',
              render: (zone) => `${money(zone.step_price_fen)} / ${weight(zone.step_grams)}`,
            },
            { head: words.customs, align: 'end', render: (zone) => money(zone.customs_fee_fen) },
            { head: words.limits, render: limits },
            {
              head: words.days,
              align: 'end',
              render: (zone) => zone.observed_days || `${zone.min_days}–${zone.max_days}`,
            },
            {
              head: shippingText.prices.open,
              inCard: false,
              render: (zone) => (
                <Button size="small" guardMs={0} onClick={() => price(zone)} disabledReason={whyNot}>
                  {shippingText.prices.open}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

/** The maximum weight, the longest side, and whether volume is billed. */
const limits = (zone: Zone): string =>
  [
    weight(zone.max_grams),
    `${number(zone.max_length_mm / 10)} cm`,
    ...(zone.volumetric_divisor > 0 ? [words.volume(number(zone.volumetric_divisor))] : []),
  ].join(' · ')
