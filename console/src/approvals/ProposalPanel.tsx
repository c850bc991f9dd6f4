import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { proposalTitle } from '../shared/proposal.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { MasterActions, MasterDetail } from '../shared/queue/Master.tsx'
import { DecideForm } from './DecideForm.tsx'
import { Independence } from './Independence.tsx'
import type { ProposalDetail } from './proposal-detail.ts'
import { Values } from './Values.tsx'
import { Yesterday } from './Yesterday.tsx'

const words = approvalsText

const KIND: Readonly<Record<ProposalDetail['stage'], StatusKind>> = {
  waiting: 'attention',
  approved: 'waiting',
  done: 'done',
  rejected: 'closed',
  lapsed: 'closed',
  failed: 'problem',
}

/**
 * A proposal: what it changes, what it would have done to the last day, who may decide it, and the decision.
 */
export function ProposalPanel({ id }: { id: string }) {
  const proposal = useCall('GET /staff/proposals/{id}', { params: { id } })
  return (
    <Loaded of={proposal} skeleton={<Skeleton kind="card" />}>
      {(known) => <Panel proposal={known} />}
    </Loaded>
  )
}

/** The two columns scroll together, and are below one another where there is no room. */
function Panel({ proposal }: { proposal: ProposalDetail }) {
  const isOpen = proposal.stage === 'waiting' || proposal.stage === 'approved'
  return (
    <MasterDetail label={proposalTitle(proposal)}>
      <div className="@container overflow-y-auto">
        <div className="grid min-h-full @min-[46rem]:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="grid content-start gap-6 px-6 py-5">
            <Head proposal={proposal} />
            <Values proposal={proposal} />
            {proposal.yesterday && <Yesterday of={proposal.yesterday} />}
          </div>
          <div className="border-s bg-surface px-5 py-5 @max-[46rem]:border-s-0 @max-[46rem]:border-t">
            <Independence proposal={proposal} />
          </div>
        </div>
      </div>
      {isOpen && (
        <MasterActions>
          <DecideForm proposal={proposal} />
        </MasterActions>
      )}
    </MasterDetail>
  )
}

const Head = ({ proposal }: { proposal: ProposalDetail }) => (
  <header className="grid gap-1">
    <Line>
      <h2 className="text-lg">{proposalTitle(proposal)}</h2>
      <StatusTag kind={KIND[proposal.stage]}>{words.stages[proposal.stage]}</StatusTag>
      <AuditLink kind="proposal" id={proposal.id} />
    </Line>
    <p>{words.by(proposal.asked_by.name, proposal.reason)}</p>
    <p className="text-sm text-ink-2">
      {words.asked} <DateTime at={proposal.asked_at} />
    </p>
    {proposal.decided_by && proposal.decided_at && (
      <p className="text-sm text-ink-2">
        {words.decidedBy(proposal.decided_by.name)} · <DateTime at={proposal.decided_at} />
        {proposal.note && ` · ${proposal.note}`}
      </p>
    )}
  </header>
)
