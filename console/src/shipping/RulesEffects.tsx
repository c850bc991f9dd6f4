import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { money, number } from '@longhaul/text/format.ts'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'

type Effect = Reply<'GET /staff/rules_releases/{id}/effects'>['places'][number]

/** What a release would change for the last packages to each place, and for open quotes. */
export function RulesEffects({ id }: { id: string }) {
  const effects = useCall('GET /staff/rules_releases/{id}/effects', { params: { id } })
  return (
    <Loaded of={effects}>
      {({ places }) =>
        places.length === 0 ? (
          <p>{words.noPackages}</p>
        ) : (
          <Table
            caption={words.effects}
            captionHidden
            dense
            rows={places}
            rowKey={({ place }) => place}
            columns={COLUMNS}
          />
        )
      }
    </Loaded>
  )
}

const figure = (head: string, of: (effect: Effect) => number): Column<Effect> => ({
  head,
  align: 'end',
  render: (effect) => number(of(effect)),
})

const COLUMNS: Column<Effect>[] = [
  { head: words.place, names: true, render: ({ name }) => name },
  figure(words.effectColumns.packages, ({ packages }) => packages),
  figure(words.effectColumns.same, ({ same }) => same),
  figure(words.effectColumns.more, ({ more }) => more),
  figure(words.effectColumns.less, ({ less }) => less),
  figure(words.effectColumns.unknown, ({ unknown }) => unknown),
  figure(words.effectColumns.known, ({ known }) => known),
  {
    head: words.effectColumns.median,
    align: 'end',
    render: ({ median_fen }) =>
      median_fen === null ? '–' : `${median_fen > 0 ? '+' : ''}${money(median_fen)}`,
  },
  figure(words.effectColumns.open, ({ open_quotes }) => open_quotes),
]
