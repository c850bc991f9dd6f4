import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { number } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { jobName } from './job-words.ts'

type Kind = Reply<'GET /staff/jobs'>['items'][number]

/** Every kind of job: its queue, its last run, and its next run. */
export function Kinds() {
  const [running, setRunning] = useState<string | null>(null)
  const jobs = useCall('GET /staff/jobs', undefined, { refetchMs: 15_000 })
  const run = useSend('POST /staff/jobs/{name}/run_now', {
    onDone: () => toast.success(jobsText.runNowDone),
  })
  return (
    <Loaded of={jobs} skeleton={<Skeleton kind="rows" count={8} />}>
      {({ items }) => (
        <Card flush>
          <Table
            caption={jobsText.tabs.kinds}
            captionHidden
            rows={items}
            rowKey={(entry) => entry.name}
            columns={[...COLUMNS, runColumn(setRunning)]}
          />
          {running && (
            <ReasonDialog
              title={jobsText.runNowTitle(jobName(running))}
              confirmText={jobsText.runNow}
              hint={jobsText.reasonHint}
              onSend={(reason) => run.mutateAsync({ params: { name: running }, body: { reason } })}
              onClose={() => setRunning(null)}
            >
              {jobsText.runNowText}
            </ReasonDialog>
          )}
        </Card>
      )}
    </Loaded>
  )
}

const COLUMNS: readonly Column<Kind>[] = [
  {
    head: jobsText.job,
    names: true,
    render: (entry) => (
      <>
        {jobName(entry.name)}
        <br />
        <small className="code muted">{entry.name}</small>
      </>
    ),
  },
  { head: jobsText.waiting, align: 'end', render: (entry) => number(entry.waiting + entry.retrying) },
  {
    head: jobsText.failed,
    align: 'end',
    render: (entry) =>
      entry.failed > 0 ? <StatusTag kind="problem">{number(entry.failed)}</StatusTag> : number(0),
  },
  {
    head: jobsText.lastRun,
    render: ({ last_run: last }) =>
      last === null ? (
        <span className="muted">{jobsText.never}</span>
      ) : (
        <>
          <DateTime at={last.started_at} />
          <br />
          <small className={last.error === null ? 'muted' : 'wrap-anywhere text-bad'}>
            {last.error === null ? jobsText.went.well : named(jobsText.went.badly, last.error)}
          </small>
        </>
      ),
  },
  {
    head: jobsText.day,
    align: 'end',
    render: (entry) => (entry.runs === 0 ? '—' : jobsText.dayOf(number(entry.runs), entry.failures)),
  },
  {
    head: jobsText.next,
    render: (entry) =>
      entry.next_at ? <DateTime at={entry.next_at} /> : <span className="muted">{jobsText.whenNeeded}</span>,
  },
]

const runColumn = (onRun: (name: string) => void): Column<Kind> => ({
  head: jobsText.runNow,
  inCard: false,
  render: (entry) =>
    entry.by_clock && (
      <Button
        size="small"
        guardMs={0}
        aria-label={jobsText.runNowOf(jobName(entry.name))}
        onClick={() => onRun(entry.name)}
      >
        <span className="whitespace-nowrap">{jobsText.runNow}</span>
      </Button>
    ),
})
