import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { number } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { labelOf } from '../shared/label-of.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = jobsText.processes
type Found = Reply<'GET /staff/processes'>
type Process = Found['items'][number]
type Replica = Found['replicas'][number]

/** The running processes, with their host, version and state, and the replicas of the database. */
export function Processes() {
  const processes = useCall('GET /staff/processes', undefined, { refetchMs: 10_000 })
  return (
    <Loaded of={processes} skeleton={<Skeleton kind="rows" count={4} />}>
      {({ items, replicas, reads_copy }) => (
        <Stack>
          {items.length === 0 ? (
            <Note tone="info">{words.none}</Note>
          ) : (
            <Card flush>
              <Table
                caption={jobsText.tabs.processes}
                captionHidden
                rows={items}
                rowKey={(process) => process.id}
                columns={COLUMNS}
              />
            </Card>
          )}
          {reads_copy && <Note tone="info">{words.readsCopy}</Note>}
          {replicas.length > 0 && (
            <Stack as="section" tight>
              <h2>{words.replicas}</h2>
              <Card flush>
                <Table
                  caption={words.replicas}
                  captionHidden
                  rows={replicas}
                  rowKey={(replica) => replica.name}
                  columns={REPLICA_COLUMNS}
                />
              </Card>
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** Whether the process still reports, and which of its parts are out of order. */
function State({ process }: { process: Process }) {
  if (process.is_silent)
    return (
      <span>
        <StatusTag kind="problem">{words.silent}</StatusTag>{' '}
        <span className="text-ink-2">
          {words.silentSince} <DateTime at={process.seen_at} />
        </span>
      </span>
    )
  if (process.out_of_order.length === 0) return <StatusTag kind="done">{words.running}</StatusTag>
  return (
    <Line>
      {process.out_of_order.map((part) => (
        <StatusTag key={part} kind="problem">
          {labelOf(words.outOfOrder, part)}
        </StatusTag>
      ))}
    </Line>
  )
}

const COLUMNS: readonly Column<Process>[] = [
  {
    head: words.where,
    names: true,
    render: (process) => (
      <>
        <span className="code">{process.host}</span> <span className="num text-ink-2">{process.pid}</span>
      </>
    ),
  },
  { head: words.role, render: (process) => words.roles[process.role] },
  { head: words.state, render: (process) => <State process={process} /> },
  {
    head: words.version,
    render: (process) => (
      <>
        <span className="code">{process.version}</span>{' '}
        {process.is_older && <StatusTag kind="waiting">{words.older}</StatusTag>}
      </>
    ),
  },
  { head: words.since, render: (process) => <DateTime at={process.started_at} /> },
  {
    head: words.heldUp,
    align: 'end',
    render: (process) => <span className="num">{words.heldUpOf(number(process.held_up_ms))}</span>,
  },
  {
    head: words.connections,
    align: 'end',
    render: (process) => (
      <span className="num">
        {number(process.connections)}
        {process.waiting > 0 && <span className="text-bad"> {words.waitingOf(number(process.waiting))}</span>}
      </span>
    ),
  },
  {
    head: words.memory,
    align: 'end',
    render: (process) => <span className="num">{words.memoryOf(number(process.memory_mb))}</span>,
  },
]

const REPLICA_COLUMNS: readonly Column<Replica>[] = [
  { head: words.replica, names: true, render: (replica) => <span className="code">{replica.name}</span> },
  {
    head: words.state,
    render: (replica) => (
      <span className="code">
        {[replica.state, replica.sync].filter(Boolean).join(', ') || words.unknown}
      </span>
    ),
  },
  {
    head: words.behind,
    align: 'end',
    render: (replica) => (
      <span className="num">{replica.lag_ms === null ? '–' : words.heldUpOf(number(replica.lag_ms))}</span>
    ),
  },
]
