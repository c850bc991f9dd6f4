import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'
import { Page } from '../shared/Page.tsx'
import { Conversations } from './Conversations.tsx'
import { Inbox } from './Inbox.tsx'

/** The inbox, and the conversations with customer service. */
export default function MessagesScreen() {
  const [tab] = useSearchParam('tab')
  const navigate = useNavigate()
  const talking = tab === 'conversations'
  const [read, setRead] = useState(false)
  const unread = useUnread()
  const inboxUnread = read ? 0 : unread.inbox
  return (
    <Page
      title={inboxUnread > 0 ? messagesText.titleUnread(inboxUnread) : messagesText.title}
      heading={messagesText.title}
      headingHidden={talking}
      lead={talking ? undefined : messagesText.lead}
    >
      <Tabs
        label={messagesText.title}
        tabs={[
          { id: 'inbox', label: conversationsText.inbox, ...countOf(inboxUnread) },
          { id: 'conversations', label: conversationsText.tab, ...countOf(unread.conversations) },
        ]}
        current={talking ? 'conversations' : 'inbox'}
        onChange={(id) => navigate(id === 'inbox' ? to.messages() : to.conversations())}
      >
        {talking ? <Conversations /> : <Inbox onAllRead={setRead} />}
      </Tabs>
    </Page>
  )
}

/** The unread count of a tab, the same as in the header; omitted when it is zero. */
const countOf = (count: number): { count?: number } => (count > 0 ? { count } : {})

function useUnread(): { inbox: number; conversations: number } {
  const me = useMe()
  const conversations = useCall('GET /conversations', { query: { limit: 1 } })
  return {
    inbox: me?.unread_count ?? 0,
    conversations: conversations.data?.unread_count ?? 0,
  }
}
