import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { named } from '@longhaul/text/marks.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import BookText from 'lucide-react/icons/book-text'
import { useState } from 'react'
import { Age } from '../shared/Age.tsx'
import { PromiseLine } from '../shared/Promised.tsx'
import type { RowLook } from '../shared/queue/QueueRow.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { CannedSheet } from './CannedSheet.tsx'
import { ConversationPanel } from './ConversationPanel.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'

/**
 * The desk: longest waiting first, one conversation open beside the list. It stays open when its answer moves
 * it to another view.
 */
export default function ConversationsScreen() {
  const view = useStage(['waiting', 'mine', 'open', 'closed', 'all'], 'view')
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [editing, setEditing] = useState(false)
  const list = usePages('GET /staff/conversations', { view: view.shown, ...(q ? { q } : {}) })
  const counts: Partial<Record<string, number>> = list.data?.first?.counts ?? {}
  const none = conversationsText.empty[view.shown]
  return (
    <QueueScreen
      title={shellText.sections.conversations}
      label={conversationsText.queue}
      lead={
        <>
          {conversationsText.lead} <PromiseLine of="conversations" />
        </>
      }
      actions={
        <>
          <SearchBox label={conversationsText.searchLabel} value={q} onChange={setQ} />
          <Button size="small" guardMs={0} icon={<BookText />} onClick={() => setEditing(true)}>
            {conversationsText.canned}
          </Button>
        </>
      }
      views={
        <ViewButtons
          label={conversationsText.view}
          of={view}
          name={(id) => conversationsText.views[id]}
          count={(id) => counts[id]}
        />
      }
      list={list}
      renderRow={rowLook}
      renderPanelById={(id, choose) => <ConversationPanel id={id} onChoose={choose} />}
      none={<EmptyState picture={<NoMessages />} title={q ? conversationsText.noneFound : none} />}
      noneListed={none}
    >
      {editing && <CannedSheet onClose={() => setEditing(false)} />}
    </QueueScreen>
  )
}

function rowLook(row: ConversationRow): RowLook {
  const { subject, shopper, last_message: last, waiting_since, last_message_at, unread_count, holder } = row
  const text = last.excerpt || conversationsText.picture
  return {
    title: subject,
    sub: named(last.author === 'staff' ? conversationsText.us : shopper.name, text),
    end: <Age since={waiting_since ?? last_message_at} />,
    endBelow:
      unread_count > 0 ? (
        <strong>{conversationsText.unread(unread_count)}</strong>
      ) : (
        (holder?.name ?? conversationsText.stages[row.stage])
      ),
  }
}

/** One conversation in the list. */
export type ConversationRow = Reply<'GET /staff/conversations'>['items'][number]
