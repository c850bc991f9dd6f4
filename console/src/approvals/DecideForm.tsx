import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { ruleOf } from '@longhaul/domain/policy/acts.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import { WHY_NOT_SECOND } from '@longhaul/domain/policy/second-person.ts'
import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { proposalTitle } from '../shared/proposal.ts'
import { KeyHint } from '../shared/Key.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { ProposalDetail } from './proposal-detail.ts'

const words = approvalsText

/**
 * The decision. There is no default button: approving takes the new figure, typed as it is shown, or a
 * confirmation if there is no figure.
 */
export function DecideForm({ proposal }: { proposal: ProposalDetail }) {
  const form = useApproval(proposal)
  const isWaiting = proposal.stage === 'waiting'
  return (
    <form
      {...form.props}
      aria-label={words.approve}
      className="flex w-full flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={(event) => void form.approve(event)}
    >
      <div className="grow">
        {isWaiting && form.whyNot === null && proposal.figure !== null && (
          <TextField
            label={words.figure}
            hint={words.figureHint}
            unmarked
            width="medium"
            autoComplete="off"
            maxLength={100}
            onKeyDown={onlyWithControl}
            {...form.field('figure')}
          />
        )}
        <Failure of={form.failure} />
      </div>
      <div className="flex flex-wrap gap-3">
        <RejectButton proposal={proposal} />
        {isWaiting && (
          <Button
            submit
            guardMs={0}
            busy={form.sending && words.approving}
            disabledReason={form.whyNot ?? (form.isCopied ? null : words.figure)}
          >
            {words.approve} {proposal.figure !== null && <KeyHint>Ctrl ↵</KeyHint>}
          </Button>
        )}
      </div>
    </form>
  )
}

function useApproval(proposal: ProposalDetail) {
  const { id, figure, why_not_approve: why } = proposal
  const form = useCallForm('POST /staff/proposals/{id}/approve', {
    start: { figure: '' },
    check: {
      figure: (typed) => (figure === null || typed.trim() === figure ? null : words.figureWrong),
    },
    args: (typed) => ({ params: { id }, body: { figure: figure === null ? null : typed.figure.trim() } }),
    onDone: ({ stage, due_at }) =>
      toast.success(
        stage === 'approved' && due_at !== null ? words.approvedDue(dateTime(due_at)) : words.approved,
      ),
  })
  async function approve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { waitHours } = ruleOf(proposal.act)
    const question = {
      title: words.approveOf(proposalTitle(proposal)),
      text: `${words.approveText} ${waitHours > 0 ? words.approveLater(waitHours) : ''}`,
      confirmText: words.approve,
    }
    if (figure !== null || (await ask(question))) await form.submit()
  }
  return {
    ...form,
    approve,
    isCopied: figure === null || form.values.figure.trim() === figure,
    whyNot: why !== null && isOneOf(WHY_NOT_SECOND, why) ? errorText.reasons[why] : null,
  }
}

/** Enter alone approves nothing: Ctrl + Enter or ⌘ + Enter does. */
function onlyWithControl(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit()
}

/** Rejects a colleague's proposal, withdraws one's own, or stops an approved one. Needs no independence. */
function RejectButton({ proposal }: { proposal: ProposalDetail }) {
  const me = useMe()
  const [asking, setAsking] = useState(false)
  const reject = useSend('POST /staff/proposals/{id}/reject', {
    quiet: true,
    onDone: () => toast.success(words.rejected),
  })
  const isMine = me?.id === proposal.asked_by.id
  const act = proposal.stage === 'approved' ? 'stop' : isMine ? 'withdraw' : 'reject'
  const why = isMine ? null : whyNotRole(me, ruleOf(proposal.act).second)
  useShortcuts([{ keys: 'n', does: words[act], act: () => setAsking(why === null) }])
  return (
    <>
      <Button type="redLine" guardMs={0} disabledReason={why} onClick={() => setAsking(true)}>
        {words[act]} <KeyHint>N</KeyHint>
      </Button>
      {asking && (
        <ReasonDialog
          title={words[`${act}Of`](proposalTitle(proposal))}
          confirmText={words[act]}
          busyText={words.rejecting}
          hint={words.reasonHint}
          onSend={(reason) => reject.mutateAsync({ params: { id: proposal.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          <p>{words.rejectText}</p>
          <Failure of={reject.error} />
        </ReasonDialog>
      )}
    </>
  )
}
