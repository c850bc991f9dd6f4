import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { named } from '@longhaul/text/marks.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import BookText from 'lucide-react/icons/book-text'
import { useEffect, useState } from 'react'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { ViewButtons } from '../shared/ViewButtons.tsx'
import { CannedSheet } from './CannedSheet.tsx'
import { ConversationPanel } from './ConversationPanel.tsx'
import './conversations.css'

export type DeskRow = Reply<'GET /staff/conversations'>['items'][number]
const VIEWS = ['waiting', 'mine', 'open', 'closed', 'all'] as const

/** The desk: who waits longest first, one conversation open beside the list. It stays open when its answer moves it to another view. */
export default function ConversationsScreen() {
  const [askedView, setView] = useSearchParam('view', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [asked, choose] = useSearchParam('id', { replace: true })
  const [editing, setEditing] = useState(false)
  const view = VIEWS.find((one) => one === askedView) ?? 'waiting'
  const list = usePages('GET /staff/conversations', { view, ...(q ? { q } : {}) })
  const rows = list.data?.items ?? []
  const first = rows[0]?.id ?? ''
  const chosen = asked || first
  // Once open it stays open: an answer under way must not change hands because the list moved.
  useEffect(() => {
    if (!asked && first) choose(first)
  }, [asked, first, choose])
  useListKeys(
    rows.map((row) => row.id),
    chosen,
    choose,
  )
  const counts = list.data?.first?.counts
  return (
    <Page
      title={shellText.sections.conversations}
      fill
      lead={conversationsText.lead}
      actions={
        <>
          <SearchBox label={conversationsText.searchLabel} value={q} onChange={setQ} />
          <Button size="small" guardMs={0} icon={<BookText />} onClick={() => setEditing(true)}>
            {conversationsText.canned}
          </Button>
        </>
      }
    >
      <div className="desk">
        <ViewButtons
          label={conversationsText.view}
          views={VIEWS.map((id) => ({
            id,
            name: conversationsText.views[id],
            count: counts && id in counts ? counts[id as keyof typeof counts] : undefined,
          }))}
          shown={view}
          onShow={setView}
        />
        <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
          {({ items }) =>
            items.length === 0 && !asked ? (
              <EmptyState
                picture={<NoMessages />}
                title={q ? conversationsText.noneFound : conversationsText.empty[view]}
              />
            ) : (
              <div className="master">
                <div className="master-list">
                  {items.length === 0 && <p className="desk-none">{conversationsText.empty[view]}</p>}
                  <ul aria-label={conversationsText.queue}>
                    {items.map((row) => (
                      <DeskQueueRow
                        key={row.id}
                        row={row}
                        chosen={row.id === chosen}
                        onChoose={() => choose(row.id)}
                      />
                    ))}
                  </ul>
                  {list.more && (
                    <Pager shown={items.length} more loading={list.loadingMore} onMore={list.loadMore} />
                  )}
                </div>
                {chosen && <ConversationPanel key={chosen} id={chosen} onChoose={choose} />}
              </div>
            )
          }
        </Loaded>
      </div>
      {editing && <CannedSheet onClose={() => setEditing(false)} />}
    </Page>
  )
}

function DeskQueueRow({ row, chosen, onChoose }: { row: DeskRow; chosen: boolean; onChoose: () => void }) {
  const { subject, shopper, last_message: last, waiting_since, last_message_at, unread_count, holder } = row
  const said = last.excerpt || conversationsText.picture
  return (
    <QueueRow
      chosen={chosen}
      noPicture
      title={subject}
      sub={named(last.author === 'staff' ? conversationsText.us : shopper.name, said)}
      end={<Age since={waiting_since ?? last_message_at} />}
      endBelow={
        unread_count > 0 ? (
          <strong>{conversationsText.unread(unread_count)}</strong>
        ) : (
          (holder?.name ?? conversationsText.stages[row.stage])
        )
      }
      onChoose={onChoose}
    />
  )
}
