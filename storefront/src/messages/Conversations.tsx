import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { NewConversation } from './NewConversation.tsx'
import { Thread } from './Thread.tsx'
import type { Conversation } from './use-conversations.ts'

/**
 * List and thread side by side, as high as the window; on a telephone each is a page with an address of its
 * own. The only conversation opens by itself.
 */
export function Conversations() {
  const [named] = useSearchParam('conversation')
  const [asking] = useSearchParam('ask')
  const list = usePages('GET /conversations', {})
  const only = list.data?.items.length === 1 && asking === '' ? list.data.items[0]?.id : undefined
  const id = named || only || ''
  const chosen = id !== '' || asking !== ''
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={5} />}>
      {({ items: conversations }) =>
        conversations.length === 0 && !chosen ? (
          <EmptyState
            picture={<NoMessages />}
            title={conversationsText.empty}
            action={
              <ButtonLink to={to.newConversation()} type="primary" icon={<MessageCirclePlus />}>
                {conversationsText.start}
              </ButtonLink>
            }
          >
            {conversationsText.emptyText}
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(15rem,18rem)_minmax(0,1fr)]">
            <div className={chosen ? 'min-w-0 max-md:hidden' : 'min-w-0'}>
              <List conversations={conversations} chosen={id} />
              {list.more && <MorePages of={list} shown={conversations.length} />}
            </div>
            <div className={chosen ? 'min-w-0' : 'min-w-0 max-md:hidden'}>
              {asking ? (
                <NewConversation key={asking} about={asking} />
              ) : id ? (
                <Thread key={id} id={id} isOnly={only !== undefined} />
              ) : (
                <EmptyState picture={<NoMessages />} title={conversationsText.choose}>
                  {conversationsText.lead}
                </EmptyState>
              )}
            </div>
          </div>
        )
      }
    </Loaded>
  )
}

function List({ conversations, chosen }: { conversations: readonly Conversation[]; chosen: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ButtonLink to={to.newConversation()} size="auto" icon={<MessageCirclePlus />}>
        {conversationsText.start}
      </ButtonLink>
      {conversations.length > 0 && (
        <ul className="border-t border-line" aria-label={conversationsText.list}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              current={conversation.id === chosen}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
