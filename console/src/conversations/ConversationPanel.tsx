import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Gone } from '../shared/queue/Gone.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Talk } from './Talk.tsx'
import { type StaffConversation, useReadTalk, useTalk } from './use-talk.ts'
import { ConversationHead } from './ConversationHead.tsx'

/** One conversation: its head, its messages, and the answer form. */
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
    <article className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]" aria-label={conversation.subject}>
      <ConversationHead conversation={conversation} />
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
