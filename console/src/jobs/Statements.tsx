import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { number, percent } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { Facts } from '../shared/Facts.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { seconds } from './job-words.ts'

const words = jobsText.statements
type Found = Reply<'GET /staff/statements'>
type Statement = Found['items'][number]

const SOURCE = 'overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-xs'
const CREATE = 'create extension pg_stat_statements;'

/** What the database spends its time on, or how to enable the statistics. */
export function Statements() {
  const statements = useCall('GET /staff/statements')
  const [chosen, choose] = useState<Statement>()
  return (
    <Loaded of={statements} skeleton={<Skeleton kind="rows" count={8} />}>
      {({ state, since, items }) =>
        state === 'counted' ? (
          <Stack>
            <div className="muted">
              <p>{words.explain}</p>
              {since !== null && (
                <p>
                  {words.since} <DateTime at={since} />
                </p>
              )}
            </div>
            {items.length === 0 ? (
              <Note tone="info">{words.none}</Note>
            ) : (
              <Card flush>
                <Table
                  caption={jobsText.tabs.statements}
                  captionHidden
                  dense
                  rows={items}
                  rowKey={({ id }) => id}
                  columns={columnsWith(choose)}
                />
              </Card>
            )}
            {chosen && <StatementSheet statement={chosen} onClose={() => choose(undefined)} />}
          </Stack>
        ) : (
          <NotCounted state={state} />
        )
      }
    </Loaded>
  )
}

function NotCounted({ state }: { state: Found['state'] }) {
  if (state === 'not_loaded') return <Note tone="info">{words.notLoaded}</Note>
  return (
    <Stack>
      <Note tone="info">{words.notCreated}</Note>
      <Line>
        <code className="code">{CREATE}</code>
        <CopyButton text={CREATE} what={words.copy} />
      </Line>
    </Stack>
  )
}

/**
 * The mean in milliseconds, with decimals if it is short: statements that take microseconds differ only
 * there.
 */
const mean = (us: number): string => words.meanOf((us / 1_000).toFixed(us < 10_000 ? 2 : 0))
const perCall = ({ rows, calls }: Statement): string => number(Math.round(rows / Math.max(calls, 1)))

/** The part that distinguishes statements with the same name: the condition or the values. */
function moreOf(text: string): string {
  const plain = text.replaceAll('"', '').replace(/\s+/g, ' ')
  return (/\b(?:where|set) .*/.exec(plain) ?? /\(.*/.exec(plain))?.[0] ?? ''
}

/** Breaks a statement into one line per clause. */
const inLines = (text: string): string =>
  text.replace(
    /(?<!\bdistinct)\s+(?=(?:from|(?:left |inner |cross )?join|where|group by|having|order by|limit|set|values|on conflict|returning|union|for (?:no key )?update)\b)/g,
    '\n',
  )

const columnsWith = (choose: (statement: Statement) => void): readonly Column<Statement>[] => [
  {
    head: words.statement,
    names: true,
    render: (statement) => (
      <span className="items-center gap-x-3 max-md:contents md:flex md:w-[clamp(12rem,calc(42vw-6rem),40rem)]">
        <TextButton onClick={() => choose(statement)}>
          <span className="code">{statement.name}</span>
        </TextButton>
        <span className="muted min-w-0 flex-1 truncate font-mono text-xs font-normal max-md:hidden">
          {moreOf(statement.text)}
        </span>
      </span>
    ),
  },
  {
    head: words.total,
    align: 'end',
    inLine: 'end',
    render: (row) => <span className="num">{seconds(row.total_ms)}</span>,
  },
  {
    head: words.share,
    align: 'end',
    inLine: 'belowEnd',
    inCard: true,
    render: (row) => <span className="num">{percent(row.share_per_mille)}</span>,
  },
  {
    head: words.calls,
    align: 'end',
    inLine: 'below',
    inCard: true,
    render: (row) => <span className="num">{number(row.calls)}</span>,
  },
  {
    head: words.mean,
    align: 'end',
    inLine: 'below',
    inCard: true,
    render: (row) => <span className="num">{mean(row.mean_us)}</span>,
  },
  {
    head: words.rows,
    align: 'end',
    inLine: 'belowEnd',
    inCard: true,
    render: (row) => <span className="num">{perCall(row)}</span>,
  },
]

function StatementSheet({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  return (
    <Sheet open title={statement.name} onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            { name: words.total, value: seconds(statement.total_ms) },
            { name: words.share, value: percent(statement.share_per_mille) },
            { name: words.calls, value: number(statement.calls) },
            { name: words.mean, value: mean(statement.mean_us) },
            { name: words.rows, value: perCall(statement) },
          ]}
        />
        <Plan id={statement.id} />
        <Stack as="section" tight>
          <Line>
            <h3>{words.text}</h3>
            <CopyButton text={statement.text} what={words.copy} />
          </Line>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll by keys */}
          <pre className={`${SOURCE} max-h-80 whitespace-pre-wrap`} tabIndex={0} aria-label={words.text}>
            {inLines(statement.text)}
          </pre>
        </Stack>
      </Stack>
    </Sheet>
  )
}

function Plan({ id }: { id: string }) {
  const plan = useCall('GET /staff/statements/{id}/plan', { params: { id } })
  return (
    <Loaded of={plan} skeleton={<Skeleton kind="rows" count={3} />}>
      {({ state, lines }) =>
        state === 'planned' ? (
          <Stack as="section" tight>
            <Line>
              <h3>{words.plan}</h3>
              <CopyButton text={lines.join('\n')} what={words.plan} />
            </Line>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long plans scroll by keys */}
            <pre className={`${SOURCE} max-h-[60vh] whitespace-pre`} tabIndex={0} aria-label={words.plan}>
              {lines.join('\n')}
            </pre>
            <p className="muted">{words.planExplained}</p>
          </Stack>
        ) : (
          <Note tone="info">{words.planless}</Note>
        )
      }
    </Loaded>
  )
}
