import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { KeyHint } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { type Proposal, proposalTitle } from '../shared/proposal.ts'

const words = policyText

/**
 * Approved changes that have not taken effect yet, which any admin can stop, and proposals that wait for a
 * second person.
 */
export function WaitingChanges({ waiting }: { waiting: readonly Proposal[] }) {
  const [stopping, setStopping] = useState<Proposal | null>(null)
  const due = waiting.filter(({ stage }) => stage === 'approved')
  useShortcuts(due[0] ? [{ keys: 'x', does: words.stop, act: () => setStopping(due[0] ?? null) }] : [])
  if (waiting.length === 0) return <p className="text-sm text-ink-2">{words.noneDue}</p>
  return (
    <ul className="grid gap-4 text-sm">
      {waiting.map((proposal) => (
        <li key={proposal.id} className="grid gap-1">
          <b>{proposalTitle(proposal)}</b>
          <span className="text-ink-2">
            {proposal.decided_by
              ? words.approvedBy(proposal.asked_by.name, proposal.decided_by.name)
              : words.askedBy(proposal.asked_by.name)}
          </span>
          <When of={proposal} />
          <Line>
            <Link to={to.proposal(proposal.id)}>{words.see}</Link>
            {proposal.stage === 'approved' && (
              <Button size="small" type="redLine" guardMs={0} onClick={() => setStopping(proposal)}>
                {words.stop} {proposal === due[0] && <KeyHint>X</KeyHint>}
              </Button>
            )}
          </Line>
        </li>
      ))}
      {due.length > 0 && <li className="text-ink-2">{words.stopWho}</li>}
      {stopping && <StopDialog proposal={stopping} onClose={() => setStopping(null)} />}
    </ul>
  )
}

const When = ({ of: { stage, due_at, expires_at } }: { of: Proposal }) => (
  <span className={stage === 'approved' ? 'font-medium text-warn' : 'text-ink-2'}>
    {stage === 'approved' ? words.effectAt : words.lapsesAt}{' '}
    <DateTime at={stage === 'approved' ? (due_at ?? expires_at) : expires_at} />
  </span>
)

function StopDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const stop = useSend('POST /staff/proposals/{id}/reject', {
    quiet: true,
    onDone: () => toast.success(words.stopped),
  })
  return (
    <ReasonDialog
      title={words.stopOf(proposalTitle(proposal))}
      confirmText={words.stop}
      busyText={words.stopping}
      hint={words.stopHint}
      onSend={(reason) => stop.mutateAsync({ params: { id: proposal.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{words.stopText}</p>
      <Failure of={stop.error} />
    </ReasonDialog>
  )
}
