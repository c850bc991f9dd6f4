import type { Reply } from '@longhaul/contract/routes.ts'
import { mailsText } from '@longhaul/text/console/mails.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { LinkedText } from '@longhaul/ui/rich/LinkedText.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useCall } from '../api.ts'
import { Facts } from '../shared/Facts.tsx'
import { Loaded } from '../shared/Loaded.tsx'

type Mail = Reply<'GET /staff/mails/{id}'>

/**
 * One e-mail as its reader's programme shows the plain version, links and all. The HTML version is not drawn: the console's policy allows no
 * inline style, without which it would look like nothing that anybody receives.
 */
export function MailPanel({ id }: { id: string }) {
  const mail = useCall('GET /staff/mails/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <div className="master-detail">
      <div className="master-body">
        <Loaded of={mail} skeleton={<Skeleton count={8} />}>
          {(one) => <Detail mail={one} />}
        </Loaded>
      </div>
    </div>
  )
}

function Detail({ mail }: { mail: Mail }) {
  const lang = mail.lang === 'zh' ? 'zh-Hans' : 'en'
  return (
    <article className="stack">
      <h2 lang={lang}>{mail.subject}</h2>
      {mail.last_error && (
        <Note tone="bad" title={mailsText.failed}>
          <span className="code">{mail.last_error}</span>
        </Note>
      )}
      <Facts
        columns={2}
        facts={[
          { name: mailsText.to, value: mail.recipient },
          { name: mailsText.written, value: <DateTime at={mail.created_at} /> },
          { name: mailsText.template, value: <span className="code">{mail.template}</span> },
          {
            name: mailsText.sentAt,
            value: mail.sent_at ? <DateTime at={mail.sent_at} /> : mailsText.waiting,
          },
        ]}
      />
      <div className="mail-text" lang={lang}>
        <LinkedText text={mail.text_body} />
      </div>
    </article>
  )
}
