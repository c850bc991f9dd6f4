import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { jobName, seconds } from './job-words.ts'

type Run = Reply<'GET /staff/jobs/runs'>['items'][number]

/** The latest runs of all jobs or one, optionally only failed ones. */
export function Runs() {
  const [name, setName] = useSearchParam('job')
  const [failed, setFailed] = useSearchParam('failed')
  const [before, setBefore] = useState(0)
  const query = {
    ...(name ? { name } : {}),
    ...(failed ? { failed: true } : {}),
    ...(before ? { before } : {}),
  }
  const runs = useCall('GET /staff/jobs/runs', { query }, { keepPrevious: true })
  return (
    <Stack>
      <Line>
        <SelectField
          label={jobsText.job}
          labelHidden
          unmarked
          empty={jobsText.anyJob}
          options={Object.keys(jobsText.names).map((key) => ({ value: key, label: jobName(key) }))}
          value={name}
          onChange={(next) => {
            setBefore(0)
            setName(next)
          }}
        />
        <CheckboxField
          label={jobsText.onlyFailed}
          value={failed !== ''}
          onChange={(next) => {
            setBefore(0)
            setFailed(next ? '1' : '')
          }}
        />
      </Line>
      <Loaded of={runs} skeleton={<Skeleton kind="rows" count={8} />}>
        {({ items, more }) =>
          items.length === 0 ? (
            <Note tone="info">{jobsText.runsNone}</Note>
          ) : (
            <Card flush>
              <Table
                caption={jobsText.tabs.runs}
                captionHidden
                rows={items}
                rowKey={(entry) => String(entry.id)}
                columns={COLUMNS}
                foot={
                  (more || before > 0) && (
                    <Line>
                      {before > 0 && (
                        <Button size="small" guardMs={0} onClick={() => setBefore(0)}>
                          {jobsText.newest}
                        </Button>
                      )}
                      {more && (
                        <Button size="small" guardMs={0} onClick={() => setBefore(items.at(-1)?.id ?? 0)}>
                          {jobsText.older}
                        </Button>
                      )}
                    </Line>
                  )
                }
              />
            </Card>
          )
        }
      </Loaded>
    </Stack>
  )
}

const COLUMNS: readonly Column<Run>[] = [
  { head: jobsText.job, names: true, render: (entry) => jobName(entry.name) },
  { head: jobsText.started, render: (entry) => <DateTime at={entry.started_at} /> },
  {
    head: jobsText.took,
    align: 'end',
    render: (entry) => <span className="num">{seconds(entry.took_ms)}</span>,
  },
  { head: jobsText.cause, render: (entry) => entry.cause && <span className="code">{entry.cause}</span> },
  {
    head: jobsText.result,
    render: (entry) => (
      <>
        <StatusTag kind={entry.error === null ? 'done' : 'problem'}>
          {entry.error === null ? jobsText.went.well : jobsText.went.badly}
        </StatusTag>
        {entry.error !== null && <span className="wrap-anywhere text-bad"> {entry.error}</span>}
      </>
    ),
  },
]
