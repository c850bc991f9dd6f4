import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { mailsText } from '@longhaul/text/console/mails/mails.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueFrame } from '../shared/queue/QueueFrame.tsx'
import { Queue } from '../shared/queue/Queue.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { MailPanel } from './MailPanel.tsx'
import { MailPreviews } from './MailPreviews.tsx'

const NONE = { all: mailsText.none, undelivered: mailsText.noneUndelivered }

/**
 * All e-mails, failed deliveries with their reasons, and a preview of every kind. In demo mode e-mails are
 * only shown here, never sent.
 */
export default function MailsScreen() {
  const view = useStage(['all', 'undelivered', 'previews'], 'view')
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const demo = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data?.demo
  const list = usePages('GET /staff/mails', {
    ...(q ? { q } : {}),
    ...(view.shown === 'undelivered' ? { undelivered: true } : {}),
  })
  const undelivered = list.data?.first?.undelivered_count || undefined
  return (
    <Page
      title={shellText.sections.mails}
      fill
      lead={view.shown === 'previews' ? mailsText.previewLead : demo && mailsText.demo}
      actions={
        view.shown !== 'previews' && <SearchBox label={mailsText.searchLabel} value={q} onChange={setQ} />
      }
    >
      <QueueFrame>
        <ViewButtons
          label={mailsText.show}
          of={view}
          name={(id) => mailsText.views[id]}
          count={(id) => (id === 'undelivered' ? undelivered : undefined)}
        />
        {view.shown === 'previews' ? (
          <MailPreviews />
        ) : (
          <Queue
            label={shellText.sections.mails}
            list={list}
            renderRow={(mail) => ({
              title: mail.subject,
              titleLang: LANGUAGES[mail.lang].html,
              sub: mail.recipient,
              end: <Age since={mail.created_at} />,
              endBelow: mailsText[stateOf(mail)],
            })}
            renderPanelById={(id) => <MailPanel id={id} />}
            none={<EmptyState picture={<NoMessages />} title={q ? mailsText.noneFound : NONE[view.shown]} />}
          />
        )}
      </QueueFrame>
    </Page>
  )
}

/** The state of a mail, as the key of its label. */
const stateOf = (mail: {
  sent_at: string | null
  last_error: string | null
}): 'sent' | 'failed' | 'waiting' =>
  mail.sent_at !== null ? 'sent' : mail.last_error !== null ? 'failed' : 'waiting'
