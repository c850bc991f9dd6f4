import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { jobName } from './job-words.ts'

type Queued = Reply<'GET /staff/jobs/queue'>['items'][number]

/** The queue, failed jobs first, with their errors; an admin can rerun one with a reason. */
export function Queue() {
  const [chosen, setChosen] = useState<Queued | null>(null)
  const queue = useCall('GET /staff/jobs/queue', { query: {} }, { refetchMs: 10_000 })
  const again = useSend('POST /staff/jobs/queue/{job}/run_again', {
    onDone: () => toast.success(jobsText.runNowDone),
  })
  return (
    <Loaded of={queue} skeleton={<Skeleton kind="rows" count={6} />}>
      {({ items, more }) => (
        <Stack>
          {items.length === 0 ? (
            <Note tone="ok">{jobsText.queueNone}</Note>
          ) : (
            <Card flush>
              <Table
                caption={jobsText.tabs.queue}
                captionHidden
                rows={items}
                rowKey={(entry) => entry.id}
                columns={[...COLUMNS, againColumn(setChosen)]}
                foot={more && jobsText.queueMore}
              />
            </Card>
          )}
          {chosen && (
            <ReasonDialog
              title={jobsText.againTitle(jobName(chosen.name))}
              confirmText={jobsText.again}
              hint={jobsText.reasonHint}
              onSend={(reason) => again.mutateAsync({ params: { job: chosen.id }, body: { reason } })}
              onClose={() => setChosen(null)}
            >
              {jobsText.againText}
            </ReasonDialog>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

const LOOK = { waiting: 'waiting', running: 'working', retrying: 'attention', failed: 'problem' } as const

const COLUMNS: readonly Column<Queued>[] = [
  { head: jobsText.job, names: true, render: (entry) => jobName(entry.name) },
  {
    head: jobsText.state,
    render: (entry) => <StatusTag kind={LOOK[entry.state]}>{jobsText.states[entry.state]}</StatusTag>,
  },
  {
    head: jobsText.about,
    render: (entry) => <code className="text-xs wrap-anywhere text-ink-2">{entry.payload}</code>,
  },
  {
    head: jobsText.tries,
    align: 'end',
    render: (entry) => jobsText.triesOf(entry.attempts, entry.max_attempts),
  },
  { head: jobsText.due, render: (entry) => <DateTime at={entry.run_at} /> },
  {
    head: jobsText.error,
    render: (entry) => entry.last_error && <span className="wrap-anywhere text-bad">{entry.last_error}</span>,
  },
]

const againColumn = (onAgain: (job: Queued) => void): Column<Queued> => ({
  head: jobsText.again,
  inCard: false,
  render: (entry) =>
    entry.state !== 'running' && (
      <Button
        size="small"
        guardMs={0}
        aria-label={jobsText.againOf(jobName(entry.name), entry.id)}
        onClick={() => onAgain(entry)}
      >
        <span className="whitespace-nowrap">{jobsText.again}</span>
      </Button>
    ),
})
