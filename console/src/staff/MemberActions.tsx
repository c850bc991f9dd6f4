import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { MasterActions } from '../shared/queue/Master.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import type { MemberDetail } from './member.ts'

const words = staffText

/** An admin's actions on an account. Forbidden ones are disabled, with the reason. */
export function MemberActions({ member, isMe }: { member: MemberDetail; isMe: boolean }) {
  const [asking, setAsking] = useState<'block' | 'reset' | null>(null)
  const args = { params: { id: member.id }, body: {} }
  const { block, reset, unblock, end, link } = useMemberSteps(member)
  const linkName = member.state === 'invited' ? words.linkInvite : words.link
  const whyNotBlock = member.last_admin ? words.lastAdmin : isMe ? words.ownAccount : undefined

  return (
    <MasterActions>
      {member.state === 'blocked' ? (
        <Button type="primary" onClick={() => unblock.mutate(args)}>
          {words.unblock}
        </Button>
      ) : (
        <>
          <Button
            onClick={async () => {
              const title = words.linkTitle(member.name)
              if (await ask({ title, text: words.linkText, confirmText: linkName })) link.mutate(args)
            }}
          >
            {linkName}
          </Button>
          {member.two_factor === 'on' && (
            <Button onClick={() => setAsking('reset')}>{words.resetTwoFactor}</Button>
          )}
          {member.open_sessions > 0 && (
            <Button
              onClick={async () => {
                const title = words.endSessionsTitle(member.name)
                if (await ask({ title, confirmText: words.endSessions })) end.mutate(args)
              }}
            >
              {words.endSessions}
            </Button>
          )}
          <Button disabledReason={whyNotBlock} onClick={() => setAsking('block')}>
            {words.block}
          </Button>
        </>
      )}
      {asking && (
        <WhyDialog
          what={asking}
          member={member}
          onSend={(reason) => (asking === 'block' ? block : reset).mutateAsync({ ...args, body: { reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </MasterActions>
  )
}

/** The calls for the actions, with their confirmation messages. */
function useMemberSteps(member: MemberDetail) {
  const block = useSend('POST /staff/members/{id}/block', {
    onDone: () => toast.success(words.blocked(member.name)),
  })
  const reset = useSend('POST /staff/members/{id}/reset_two_factor', {
    onDone: () => toast.success(words.resetDone),
  })
  const unblock = useSend('POST /staff/members/{id}/unblock', {
    onDone: () => toast.success(words.unblocked(member.name)),
  })
  const end = useSend('POST /staff/members/{id}/end_sessions', {
    onDone: ({ ended }) => toast.success(words.ended(ended)),
  })
  const link = useSend('POST /staff/members/{id}/link', {
    onDone: ({ sent_to, expires_at }) => toast.success(words.linkSent(sent_to, dateTime(expires_at))),
  })
  return { block, reset, unblock, end, link }
}

function WhyDialog({
  what,
  member: { name },
  onSend,
  onClose,
}: {
  what: 'block' | 'reset'
  member: MemberDetail
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const question =
    what === 'block'
      ? { title: words.blockTitle(name), confirmText: words.block, hint: words.blockHint }
      : { title: words.resetTitle(name), confirmText: words.resetTwoFactor, hint: words.resetHint }
  return (
    <ReasonDialog {...question} onSend={onSend} onClose={onClose}>
      {what === 'block' ? words.blockText : words.resetText}
    </ReasonDialog>
  )
}
