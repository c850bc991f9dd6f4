import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { sourcesText } from '@longhaul/text/console/sources/sources.ts'
import { date, money, number } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag, type TagTone } from '@longhaul/ui/tag/Tag.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { LinkSites } from './LinkSites.tsx'
import { UnreadLinks } from './UnreadLinks.tsx'

type Sources = Reply<'GET /staff/product_sources'>
type Source = Sources['sources'][number]
type Day = Sources['days'][number]

const REFETCH_MS = 60_000

/** The data sources for products: which are in use, their health and their cost. */
export default function SourcesScreen() {
  const sources = useCall('GET /staff/product_sources', undefined, { refetchMs: REFETCH_MS })
  return (
    <Page title={shellText.sections.sources} lead={sourcesText.lead}>
      <Stack>
        <Loaded of={sources} skeleton={<Skeleton kind="rows" count={4} />}>
          {(found) => (
            <Stack>
              {found.sources.every((source) => source.daily_calls === null) && (
                <Note title={sourcesText.none}>{sourcesText.noneText}</Note>
              )}
              <Card flush>
                <Table
                  caption={shellText.sections.sources}
                  captionHidden
                  rows={found.sources}
                  rowKey={(source) => source.id}
                  columns={COLUMNS}
                />
              </Card>
              {found.days.length > 0 && (
                <Card flush title={sourcesText.days}>
                  <Table
                    caption={sourcesText.days}
                    captionHidden
                    rows={found.days}
                    rowKey={(day) => `${day.day} ${day.source}`}
                    columns={DAY_COLUMNS}
                  />
                </Card>
              )}
            </Stack>
          )}
        </Loaded>
        <UnreadLinks />
        <LinkSites />
      </Stack>
    </Page>
  )
}

const nameOf = (id: string): string => sourcesText.names[id] ?? id

const COLUMNS: Column<Source>[] = [
  { head: sourcesText.source, names: true, render: (source) => nameOf(source.id) },
  { head: sourcesText.state, render: (source) => <State source={source} /> },
  {
    head: sourcesText.today,
    align: 'end',
    render: ({ today, daily_calls: quota }) =>
      quota === null ? '—' : sourcesText.ofQuota(number(today.calls), number(quota)),
  },
  { head: sourcesText.failedToday, align: 'end', render: ({ today }) => number(today.failed) },
  { head: sourcesText.month, align: 'end', render: ({ last_30_days: month }) => number(month.calls) },
  { head: sourcesText.cost, align: 'end', render: ({ last_30_days: month }) => money(month.cost_fen) },
]

const DAY_COLUMNS: Column<Day>[] = [
  { head: sourcesText.day, names: true, render: ({ day }) => date(day) },
  { head: sourcesText.source, render: ({ source }) => nameOf(source) },
  { head: sourcesText.calls, align: 'end', render: ({ calls }) => number(calls) },
  { head: sourcesText.answered, align: 'end', render: ({ answered }) => number(answered) },
  { head: sourcesText.failed, align: 'end', render: ({ failed }) => number(failed) },
  { head: sourcesText.costOfDay, align: 'end', render: ({ cost_fen: fen }) => money(fen) },
]

const TONES: Readonly<Record<string, TagTone>> = { closed: 'ok', open: 'bad', half_open: 'warn' }

/**
 * The state of a source: no keys, quota used up, more than half of today's calls failed, or else the state of
 * its circuit breaker.
 */
function State({ source }: { source: Source }) {
  if (source.daily_calls === null) return <Tag>{sourcesText.noKeys}</Tag>
  if (source.today.calls >= source.daily_calls) return <Tag tone="warn">{sourcesText.usedUp}</Tag>
  const { calls, failed } = source.today
  if (source.state === 'closed' && failed * 2 > calls) return <Tag tone="warn">{sourcesText.failing}</Tag>
  return <Tag tone={TONES[source.state]}>{sourcesText.states[source.state]}</Tag>
}
