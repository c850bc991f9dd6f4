import type { Reply } from '@longhaul/contract/routes.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { date, number, percent } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { DutyPlace } from './DutyPlace.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { useFirstRows } from '../shared/use-first-rows.tsx'

type Listed = Reply<'GET /staff/duty_rules'>['places'][number]

const FILTERS = ['all', 'used', 'alarms', 'own', 'nobody'] as const
const SHOWS: Record<(typeof FILTERS)[number], (place: Listed) => boolean> = {
  all: () => true,
  used: ({ packages }) => packages > 0,
  alarms: ({ alarms }) => alarms.length > 0,
  own: ({ by, overrides }) => by === 'own' || overrides > 0,
  nobody: ({ by }) => by === 'nobody',
}

/** So many places are shown at first: each is a screen's height on a phone. */
const FIRST = 12

/** The places with the state of their rules, those in use first; found by name or code. */
export function DutyPlaces({ places }: { places: readonly Listed[] }) {
  const [asked, setFilter] = useSearchParam('view', { replace: true })
  const filter = FILTERS.find((known) => known === asked) ?? 'all'
  const [typed, type] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = places
    .filter(SHOWS[filter])
    .filter(({ name, place }) => `${name} ${place}`.toLowerCase().includes(wanted))
  const { shown, more } = useFirstRows(found, FIRST, (count) => words.showWhole(number(count)))
  const [opened, open] = useSearchParam('place', { replace: true })
  const chosen = places.find(({ place }) => place === opened)
  return (
    <Card title={words.places} flush>
      <div className="flex flex-wrap items-end gap-3 p-4">
        <TextField label={words.search} unmarked value={typed} onChange={type} />
        <SelectField
          label={words.filter}
          unmarked
          empty={null}
          options={FILTERS.map((value) => ({
            value,
            label: `${words.filters[value]} (${number(places.filter(SHOWS[value]).length)})`,
          }))}
          value={filter}
          onChange={(value) => setFilter(value === 'all' ? '' : value)}
        />
      </div>
      {shown.length === 0 ? (
        <p className="p-4">{words.none}</p>
      ) : (
        <Table
          caption={words.places}
          captionHidden
          rows={shown}
          rowKey={({ place }) => place}
          columns={[
            ...COLUMNS,
            {
              head: words.charges,
              inCard: false,
              render: ({ place, name, summary, by }) =>
                (summary !== '' || by === 'own') && (
                  <Button
                    size="small"
                    guardMs={0}
                    aria-label={words.chargesOf(name)}
                    onClick={() => open(place)}
                  >
                    {words.charges}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {more}
      {chosen && (
        <DutyPlace
          place={chosen.place}
          name={chosen.name}
          isOwn={chosen.by === 'own'}
          onClose={() => open('')}
        />
      )}
    </Card>
  )
}

const COLUMNS: Column<Listed>[] = [
  {
    head: words.place,
    names: true,
    render: ({ name, place }) => (
      <>
        {name} <span className="code muted">{place}</span>
      </>
    ),
  },
  { head: words.state, render: (place) => <PlaceState place={place} /> },
  {
    head: words.summary,
    render: ({ summary, by }) =>
      by === 'nobody' ? (
        <span className="muted">{words.unknown}</span>
      ) : by === 'own' ? (
        ''
      ) : (
        summary || words.nothing
      ),
  },
  {
    head: words.strength,
    render: ({ strength }) => strength && <span className="text-ink-2">{words.strengths[strength]}</span>,
  },
  {
    head: words.checked,
    render: ({ checked, is_old }) =>
      checked && (
        <span className={`whitespace-nowrap ${is_old ? 'text-warn' : 'text-ink-2'}`}>{date(checked)}</span>
      ),
  },
  { head: words.sent, align: 'end', render: ({ packages }) => number(packages) },
  { head: words.charged, align: 'end', render: ({ charged }) => charged && <Charged of={charged} /> },
]

/** How far the estimates of a place were off, and for how many packages it is known. */
const Charged = ({ of }: { of: NonNullable<Listed['charged']> }) => (
  <span className="whitespace-nowrap">
    {words.offBy(percent(of.error_per_mille))}{' '}
    <span className="muted">{words.insideOf(percent(of.inside_per_mille), number(of.packages))}</span>
  </span>
)

const BAD = new Set(['ended', 'no_rules'])

function PlaceState({ place: { by, own_since, alarms, overrides } }: { place: Listed }) {
  return (
    <span className="flex flex-wrap gap-1">
      {by === 'own' && <Tag tone="kraft">{own_since ? words.ownSince(date(own_since)) : words.own}</Tag>}
      {overrides > 0 && <Tag tone="kraft">{words.ownFigures(overrides)}</Tag>}
      {alarms.map((kind) => (
        <Tag key={kind} tone={BAD.has(kind) ? 'bad' : 'warn'}>
          {words.alarmTags[kind]}
        </Tag>
      ))}
      {by === 'release' && alarms.length === 0 && <Tag tone="ok">{words.good}</Tag>}
    </span>
  )
}
