import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { Facts } from '../shared/Facts.tsx'
import { KeyHint } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useMe } from '../shared/use-me.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import type { StaffConversation } from './use-talk.ts'

const KINDS = { waiting: 'attention', answered: 'done', closed: 'closed' } as const

/** The subject, shopper and assignee of a conversation; taking, handing over, closing. */
export function ConversationHead({ conversation }: { conversation: StaffConversation }) {
  const { id, subject, stage, holder } = conversation
  const [handing, setHanding] = useState(false)
  const isMine = useMe()?.id === holder?.id && holder !== null
  const options = { quiet: true }
  const take = useSend('POST /staff/conversations/{id}/take', options)
  const close = useSend('POST /staff/conversations/{id}/close', options)
  const reopen = useSend('POST /staff/conversations/{id}/reopen', options)
  const turn = stage === 'closed' ? reopen : close
  const takeNow = () => {
    if (!isMine && !take.isPending)
      take.mutate({ params: { id }, body: { from_staff_id: holder?.id ?? null } })
  }
  useShortcuts([{ keys: 't', does: conversationsText.keys.take, act: takeNow }])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4">
      <Line>
        <h2 className="text-lg">{subject}</h2>
        <StatusTag kind={KINDS[stage]}>{conversationsText.stages[stage]}</StatusTag>
      </Line>
      <span className="ms-auto flex flex-wrap gap-2 max-md:order-1 max-md:ms-0 max-md:w-full">
        {!isMine && (
          <Button size="small" guardMs={400} aria-keyshortcuts="t" onClick={takeNow}>
            {holder ? conversationsText.takeOver(holder.name) : conversationsText.take} <KeyHint>T</KeyHint>
          </Button>
        )}
        <Button size="small" guardMs={0} onClick={() => setHanding(true)}>
          {conversationsText.handOver}
        </Button>
        <Button
          key={stage === 'closed' ? 'reopen' : 'close'}
          size="small"
          busy={turn.isPending && consoleWords.saving}
          onClick={() => turn.mutate({ params: { id }, body: {} })}
        >
          {stage === 'closed' ? conversationsText.reopen : conversationsText.close}
        </Button>
      </span>
      <div className="w-full">
        <Facts columns={2} dense inLine facts={factsOf(conversation, isMine)} />
      </div>
      {!conversation.shopper.proved && (
        <div className="w-full">
          <Note tone="warn">{conversationsText.guestUnproved}</Note>
        </div>
      )}
      <Failure of={take.error ?? close.error ?? reopen.error} />
      {handing && <HandOverDialog conversation={conversation} onClose={() => setHanding(false)} />}
    </header>
  )
}

const factsOf = ({ shopper, about, holder }: StaffConversation, isMine: boolean) => [
  {
    name: shopper.id === null ? conversationsText.guestLabel : conversationsText.shopperLabel,
    value: consoleWords.reads(
      shopper.id === null ? shopper.name : consoleWords.shopperOf(shopper.name, shopper.code),
      consoleWords.speaks[shopper.lang],
    ),
  },
  shopper.id === null && { name: conversationsText.guestEmail, value: shopper.email },
  {
    name: conversationsText.aboutLabel,
    nothing: about === null,
    value: about ? (
      <>
        {conversationsText.about[about.kind](about.number)}
        {about.title && <span className="muted"> · {about.title}</span>}
      </>
    ) : (
      conversationsText.aboutNothing
    ),
  },
  {
    name: conversationsText.assignedTo,
    nothing: holder === null,
    value: holder ? (
      <>
        {isMine ? conversationsText.you : holder.name}{' '}
        <span className="muted">
          {conversationsText.since} <DateTime at={holder.since} />
        </span>
      </>
    ) : (
      <span className="muted">{conversationsText.unassigned}</span>
    ),
  },
]
