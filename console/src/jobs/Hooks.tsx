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

const words = jobsText.hooks
type Failing = Reply<'GET /staff/hooks/failing'>['items'][number]

/** Shoppers' failing hooks: shoppers must fix them, but we must notice if many fail together. */
export function Hooks() {
  const hooks = useCall('GET /staff/hooks/failing', undefined, { refetchMs: 15_000 })
  return (
    <Loaded of={hooks} skeleton={<Skeleton kind="rows" count={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Note tone="ok">{words.none}</Note>
        ) : (
          <Card flush>
            <Table
              caption={jobsText.tabs.hooks}
              captionHidden
              rows={items}
              rowKey={(hook) => hook.id}
              columns={COLUMNS}
            />
          </Card>
        )
      }
    </Loaded>
  )
}

const COLUMNS: readonly Column<Failing>[] = [
  {
    head: words.host,
    names: true,
    render: (hook) => (
      <>
        <span className="code">{hook.host}</span>{' '}
        {hook.disabled_at && <StatusTag kind="closed">{words.off}</StatusTag>}
      </>
    ),
  },
  { head: words.shopper, render: (hook) => <span className="code">{hook.shopper_code}</span> },
  { head: words.since, render: (hook) => <DateTime at={hook.failing_since} /> },
  { head: words.failures, align: 'end', render: (hook) => number(hook.failures) },
  { head: jobsText.waiting, align: 'end', render: (hook) => number(hook.waiting) },
  { head: words.outcome, render: (hook) => <span className="code">{hook.outcome}</span> },
]
