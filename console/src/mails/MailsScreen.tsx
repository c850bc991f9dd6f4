import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { mailsText } from '@longhaul/text/console/mails/mails.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { ViewButtons } from '../shared/ViewButtons.tsx'
import { MailPanel } from './MailPanel.tsx'
import { MailPreviews } from './MailPreviews.tsx'
import { stateOf } from './mail-state.ts'
import './mails.css'

const VIEWS = ['all', 'undelivered', 'previews'] as const

/** Every e-mail that was written, what was not delivered and why, and how every kind looks. In demo mode this is the only place they go. */
export default function MailsScreen() {
  const [askedView, setView] = useSearchParam('view', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const view = VIEWS.find((one) => one === askedView) ?? 'all'
  const demo = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data?.demo
  const list = usePages('GET /staff/mails', {
    ...(q ? { q } : {}),
    ...(view === 'undelivered' ? { undelivered: true } : {}),
  })
  const undelivered = list.data?.first?.undelivered_count
  return (
    <Page
      title={shellText.sections.mails}
      fill
      lead={view === 'previews' ? mailsText.previewLead : demo && mailsText.demo}
      actions={view !== 'previews' && <SearchBox label={mailsText.searchLabel} value={q} onChange={setQ} />}
    >
      <div className="desk">
        <ViewButtons
          label={mailsText.show}
          views={VIEWS.map((id) => ({
            id,
            name: mailsText.views[id],
            count: id === 'undelivered' ? undelivered || undefined : undefined,
          }))}
          shown={view}
          onShow={setView}
        />
        {view === 'previews' ? (
          <MailPreviews />
        ) : (
          <MailList
            list={list}
            none={q ? mailsText.noneFound : view === 'all' ? mailsText.none : mailsText.noneUndelivered}
          />
        )}
      </div>
    </Page>
  )
}

function MailList({ list, none }: { list: ReturnType<typeof usePages<'GET /staff/mails'>>; none: string }) {
  const [asked, choose] = useSearchParam('id', { replace: true })
  const mails = list.data?.items ?? []
  const chosen = asked || (mails[0]?.id ?? '')
  useListKeys(
    mails.map((mail) => mail.id),
    chosen,
    choose,
  )
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState picture={<NoMessages />} title={none} />
        ) : (
          <div className="master">
            <QueueList label={shellText.sections.mails} shown={items.length} pages={list}>
              {items.map((mail) => (
                <QueueRow
                  key={mail.id}
                  chosen={mail.id === chosen}
                  noPicture
                  title={mail.subject}
                  titleLang={mail.lang === 'zh' ? 'zh-Hans' : 'en'}
                  sub={mail.recipient}
                  end={<Age since={mail.created_at} />}
                  endBelow={mailsText[stateOf(mail)]}
                  onChoose={() => choose(mail.id)}
                />
              ))}
            </QueueList>
            <MailPanel key={chosen} id={chosen} />
          </div>
        )
      }
    </Loaded>
  )
}
