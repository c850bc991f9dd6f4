import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { Facts } from '../shared/Facts.tsx'
import { Gone } from '../shared/queue/Gone.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useMe } from '../shared/use-me.ts'
import { CONVERSATIONS } from './conversation.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { Talk } from './Talk.tsx'
import { type StaffConversation, useReadTalk, useTalk } from './use-talk.ts'

const KINDS = { waiting: 'attention', answered: 'done', closed: 'closed' } as const

/** One conversation: whose, about what, in whose hands; what was said; and room for the answer. */
export function ConversationPanel({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const conversation = useCall('GET /staff/conversations/{id}', { params: { id } })
  if (conversation.error?.error === 'not_found' || conversation.error?.error === 'invalid_input')
    return <Gone onNext={() => onChoose('')} />
  return (
    <Loaded of={conversation} skeleton={<Skeleton count={8} />}>
      {(found) => <Panel conversation={found} />}
    </Loaded>
  )
}

function Panel({ conversation }: { conversation: StaffConversation }) {
  const talk = useTalk(conversation.id)
  useReadTalk(conversation, talk.data ?? [])
  return (
    <article className="master-detail desk-detail" aria-label={conversation.subject}>
      <Head conversation={conversation} />
      <Loaded of={talk} skeleton={<Skeleton count={8} />}>
        {(messages) => (
          <Talk
            conversation={conversation}
            messages={messages}
            more={talk.hasNextPage}
            loadingMore={talk.isFetchingNextPage}
            onMore={() => void talk.fetchNextPage()}
          />
        )}
      </Loaded>
      <AnswerForm conversation={conversation} />
    </article>
  )
}

function Head({ conversation }: { conversation: StaffConversation }) {
  const { id, subject, stage, shopper, about, holder } = conversation
  const [handing, setHanding] = useState(false)
  const me = useMe()
  const options = { quiet: true, refresh: CONVERSATIONS }
  const take = useSend('POST /staff/conversations/{id}/take', options)
  const close = useSend('POST /staff/conversations/{id}/close', options)
  const reopen = useSend('POST /staff/conversations/{id}/reopen', options)
  const mine = holder !== null && holder.id === me?.id
  const takeNow = () => {
    if (!mine && !take.isPending) take.mutate({ params: { id }, body: { from_staff_id: holder?.id ?? null } })
  }
  useShortcuts([{ keys: 't', does: conversationsText.keys.take, act: takeNow }])
  return (
    <header className="desk-head">
      <div className="line">
        <h2>{subject}</h2>
        <StatusTag kind={KINDS[stage]}>{conversationsText.stages[stage]}</StatusTag>
        <span className="desk-head-actions">
          {!mine && (
            <Button size="small" guardMs={400} aria-keyshortcuts="t" onClick={takeNow}>
              {holder ? conversationsText.takeOver(holder.name) : conversationsText.take} <kbd>T</kbd>
            </Button>
          )}
          <Button size="small" guardMs={0} onClick={() => setHanding(true)}>
            {conversationsText.handOver}
          </Button>
          {stage === 'closed' ? (
            <Button
              size="small"
              busy={reopen.isPending && consoleWords.saving}
              onClick={() => reopen.mutate({ params: { id }, body: {} })}
            >
              {conversationsText.reopen}
            </Button>
          ) : (
            <Button
              size="small"
              busy={close.isPending && consoleWords.saving}
              onClick={() => close.mutate({ params: { id }, body: {} })}
            >
              {conversationsText.close}
            </Button>
          )}
        </span>
      </div>
      <Facts
        columns={2}
        facts={[
          {
            name: conversationsText.shopperLabel,
            value: consoleWords.reads(
              consoleWords.shopperOf(shopper.name, shopper.code),
              consoleWords.speaks[shopper.lang],
            ),
          },
          {
            name: conversationsText.aboutLabel,
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
            name: conversationsText.inHands,
            value: holder ? (
              <>
                {mine ? conversationsText.you : holder.name}{' '}
                <span className="muted">
                  {conversationsText.since} <DateTime at={holder.since} />
                </span>
              </>
            ) : (
              <span className="muted">{conversationsText.nobody}</span>
            ),
          },
        ]}
      />
      <Failure of={take.error ?? close.error ?? reopen.error} />
      {handing && <HandOverDialog conversation={conversation} onClose={() => setHanding(false)} />}
    </header>
  )
}
