import { mailsText } from '@longhaul/text/console/mails.ts'
import { shellText } from '@longhaul/text/console/shell.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useCall } from '../api.ts'
import { Age } from '../shared/Age.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { useSearchParam } from '../shared/use-search-param.ts'
import { MailPanel } from './MailPanel.tsx'

/** Every e-mail that was written, newest first. In demo mode this is the only place they go. */
export default function MailsScreen() {
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [asked, choose] = useSearchParam('id', { replace: true })
  const demo = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data?.demo
  const list = usePages('GET /staff/mails', q ? { q } : {})
  const mails = list.data?.items ?? []
  const chosen = asked || (mails[0]?.id ?? '')
  useListKeys(
    mails.map((mail) => mail.id),
    chosen,
    choose,
  )
  return (
    <Page
      title={shellText.sections.mails}
      fill
      lead={demo && mailsText.demo}
      actions={<SearchBox label={mailsText.searchLabel} value={q} onChange={setQ} />}
    >
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture={<NoMessages />} title={q ? mailsText.noneFound : mailsText.none} />
          ) : (
            <div className="master">
              <div className="master-list">
                <ul aria-label={shellText.sections.mails}>
                  {items.map((mail) => (
                    <QueueRow
                      key={mail.id}
                      chosen={mail.id === chosen}
                      noPicture
                      title={mail.subject}
                      titleLang={mail.lang === 'zh' ? 'zh-Hans' : 'en'}
                      sub={mail.recipient}
                      end={<Age since={mail.created_at} />}
                      endBelow={
                        mail.last_error ? mailsText.failed : mail.sent_at ? mailsText.sent : mailsText.waiting
                      }
                      onChoose={() => choose(mail.id)}
                    />
                  ))}
                </ul>
                {list.more && (
                  <Pager shown={items.length} more loading={list.loadingMore} onMore={list.loadMore} />
                )}
              </div>
              <MailPanel key={chosen} id={chosen} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}
