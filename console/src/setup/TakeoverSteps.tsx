import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { takeoverText as words } from '@longhaul/text/console/setup/takeover.ts'
import { money, number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { useMe } from '../shared/use-me.ts'
import type { Takeover } from './takeover.ts'

/** The steps for an uploaded file: another admin approves or rejects it, the admin who uploaded it withdraws it, its shoppers are mailed. */
export function TakeoverSteps({ takeover }: { takeover: Takeover }) {
  const me = useMe()
  if (takeover.stage === 'waiting') return <Decide takeover={takeover} isOwn={takeover.asked_by === me?.id} />
  if (takeover.kind === 'shoppers' && takeover.stage === 'done' && takeover.accounts_to_invite > 0)
    return <Invite takeover={takeover} />
  return null
}

function Decide({ takeover, isOwn }: { takeover: Takeover; isOwn: boolean }) {
  const params = { id: takeover.id }
  const approve = useSend('POST /staff/takeovers/{id}/approve', {
    onDone: () => toast.success(words.approved),
  })
  const reject = useSend('POST /staff/takeovers/{id}/reject', { onDone: () => toast.success(words.rejected) })
  const askToApprove = () =>
    ask({
      title: words.approveAsk,
      text: words.askText(number(takeover.row_count), money(takeover.total_fen)),
      confirmText: words.approve,
      onConfirm: () => approve.mutateAsync({ params, body: {} }).then(() => true),
    })
  return (
    <Line>
      {!isOwn && (
        <Button size="small" type="primary" onClick={() => void askToApprove()}>
          {words.approve}
        </Button>
      )}
      <Button
        size="small"
        busy={reject.isPending && words.reject}
        onClick={() => reject.mutate({ params, body: {} })}
      >
        {isOwn ? words.takeBack : words.reject}
      </Button>
    </Line>
  )
}

function Invite({ takeover }: { takeover: Takeover }) {
  const count = number(takeover.accounts_to_invite)
  const invite = useSend('POST /staff/takeovers/{id}/invite', { onDone: () => toast.success(words.invited) })
  const askToInvite = () =>
    ask({
      title: words.inviteAsk,
      text: words.inviteText(count),
      confirmText: words.invite(count),
      onConfirm: () => invite.mutateAsync({ params: { id: takeover.id }, body: {} }).then(() => true),
    })
  return (
    <Button size="small" onClick={() => void askToInvite()}>
      {words.invite(count)}
    </Button>
  )
}
