import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { proposalTitle } from '../shared/proposal.ts'
import { Adjustments } from './Adjustments.tsx'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { Queue } from '../shared/queue/Queue.tsx'
import { QueueFrame } from '../shared/queue/QueueFrame.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ProposalPanel } from './ProposalPanel.tsx'
import { WaitingList } from './WaitingList.tsx'
import { waitingOf } from './waiting.ts'

const words = approvalsText

/**
 * Everything that needs a second person: payments whose first step was taken, proposals, what was decided,
 * and all balance corrections.
 */
export default function ApprovalsScreen() {
  const isFinance = useIsFinance()
  const view = useStage(isFinance ? ['waiting', 'decided', 'corrections'] : ['waiting', 'decided'], 'view')
  const waiting = useWaiting()
  const { mine, others } = waitingOf(waiting.data)
  return (
    <Page
      title={shellText.sections.approvals}
      lead={waiting.data && words.lead(mine.length, others.length)}
      fill
    >
      <QueueFrame>
        <ViewButtons label={words.show} of={view} name={(id) => words.views[id]} />
        {view.shown === 'waiting' && (
          <Loaded of={waiting} skeleton={<Skeleton kind="rows" count={6} />}>
            {() => <WaitingList mine={mine} others={others} />}
          </Loaded>
        )}
        {view.shown === 'decided' && <Decided />}
        {view.shown === 'corrections' && <Adjustments />}
      </QueueFrame>
    </Page>
  )
}

/**
 * Payments are decided by finance alone; proposals by whoever holds the role of their act. Undefined until it
 * is known.
 */
function useIsFinance(): boolean {
  const me = useMe()
  return me !== undefined && whyNotRole(me, ['finance']) === null
}

/** The payments and the open proposals, as one query. */
function useWaiting() {
  const isFinance = useIsFinance()
  const payments = useCall('GET /staff/approvals', undefined, { enabled: isFinance })
  const proposals = useCall('GET /staff/proposals', { query: { stage: 'open', limit: 100 } })
  const paid = isFinance ? payments.data?.items : []
  return {
    ...proposals,
    error: proposals.error ?? payments.error,
    data: paid && proposals.data && { payments: paid, proposals: proposals.data.items },
  }
}

/** The proposals that were decided, lapsed or failed, newest first. */
function Decided() {
  const list = usePages('GET /staff/proposals', { stage: 'decided' }, { limit: 50 })
  return (
    <Queue
      label={words.views.decided}
      list={list}
      renderRow={(proposal) => ({
        title: proposalTitle(proposal),
        sub: `${words.stages[proposal.stage]} · ${proposal.asked_by.name}`,
        endBelow: <Age since={proposal.decided_at ?? proposal.expires_at} />,
      })}
      renderPanel={({ id }) => <ProposalPanel id={id} />}
      none={<EmptyState picture={<PaySuccess />} title={words.noneDecided} />}
    />
  )
}
