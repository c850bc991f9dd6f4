import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { RecordLink } from '../shared/page-ref.tsx'
import { QueueFrame, QueueScroll } from '../shared/queue/QueueFrame.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { useMe } from '../shared/use-me.ts'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { Adjustments } from './Adjustments.tsx'

const words = recordsText.approvals
type Waiting = Reply<'GET /staff/approvals'>['items'][number]

/** Payments that need two people: those waiting for the second person, and all balance corrections. */
export default function ApprovalsScreen() {
  const view = useStage(['waiting', 'corrections'], 'view')
  return (
    <Page title={shellText.sections.approvals} lead={words.lead} fill>
      <QueueFrame>
        <ViewButtons label={words.show} of={view} name={(id) => words.views[id]} />
        {view.shown === 'waiting' ? <WaitingList /> : <Adjustments />}
      </QueueFrame>
    </Page>
  )
}

function WaitingList() {
  const me = useMe()
  const list = useCall('GET /staff/approvals')
  return (
    <Loaded of={list}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState picture={<PaySuccess />} title={words.none} />
        ) : (
          <QueueScroll>
            <Card flush>
              <Table
                caption={words.caption}
                captionHidden
                columns={columnsOf(me?.id)}
                rows={items}
                rowKey={({ id }) => id}
              />
            </Card>
          </QueueScroll>
        )
      }
    </Loaded>
  )
}

const columnsOf = (me: string | undefined): readonly Column<Waiting>[] => [
  {
    head: words.what,
    names: true,
    render: ({ kind, number, about }) => (
      <>
        {words.kinds[kind]} <span className="code">{number}</span>
        {about && <span className="block muted text-sm">{about}</span>}
      </>
    ),
  },
  {
    head: words.shopper,
    render: ({ shopper }) => (
      <ShopperLink id={shopper.id} name={shopper.nickname || shopper.email} code={shopper.code} />
    ),
  },
  { head: words.amount, align: 'end', render: ({ amount_fen: fen }) => moneyWithCode(fen) },
  {
    head: words.first,
    render: ({ first_by, first_by_name }) => (
      <>
        {first_by_name}
        {first_by === me && <span className="block muted text-sm">{words.yours}</span>}
      </>
    ),
  },
  { head: words.since, render: ({ first_at }) => <Age since={first_at} /> },
  {
    head: words.decide,
    inCard: false,
    render: ({ kind, id, stage, number }) => (
      <RecordLink page={{ kind, id, hint: stage }} label={`${words.decide} ${number}`}>
        {words.decide}
      </RecordLink>
    ),
  },
]
