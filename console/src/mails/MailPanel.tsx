import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { mailsText } from '@longhaul/text/console/mails/mails.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { LinkedText } from '@longhaul/ui/rich/LinkedText.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Eye from 'lucide-react/icons/eye'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Facts } from '../shared/Facts.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { MasterBody, MasterDetail } from '../shared/queue/Master.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { MailLook } from './MailLook.tsx'

type Mail = Reply<'GET /staff/mails/{id}'>

/** One e-mail: whether it arrived, and how it looks. */
export function MailPanel({ id }: { id: string }) {
  const mail = useCall('GET /staff/mails/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <MasterDetail>
      <MasterBody>
        <Loaded of={mail} skeleton={<Skeleton count={8} />}>
          {(entry) => <Detail mail={entry} />}
        </Loaded>
      </MasterBody>
    </MasterDetail>
  )
}

function Detail({ mail }: { mail: Mail }) {
  return (
    <Stack as="article" aria-label={mail.subject}>
      <h2 lang={LANGUAGES[mail.lang].html}>{mail.subject}</h2>
      {mail.last_error && mail.sent_at === null && <Undelivered mail={mail} />}
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
          mail.cause !== null && { name: mailsText.cause, value: <span className="code">{mail.cause}</span> },
          mail.attempts > 0 && { name: mailsText.attempts, value: mail.attempts },
          mail.next_try_at !== null && {
            name: mailsText.nextTry,
            value: <DateTime at={mail.next_try_at} />,
          },
          mail.given_up_at !== null && {
            name: mailsText.givenUp,
            value: <DateTime at={mail.given_up_at} />,
          },
        ]}
      />
      {mail.link !== 'none' && <MaskedLink mail={mail} />}
      <MailLook mail={mail} />
    </Stack>
  )
}

/** Says why the link is masked; in the demo, where nothing is delivered, offers a button that shows it. */
function MaskedLink({ mail }: { mail: Mail }) {
  const notAdmin = whyNotRole(useMe(), ['admin'])
  const show = useSend('POST /staff/mails/{id}/show_link', { quiet: true })
  if (mail.link === 'masked') return <Note>{mailsText.masked}</Note>
  return (
    <>
      <Note
        action={
          <Button
            size="small"
            icon={<Eye />}
            busy={show.isPending && mailsText.showing}
            disabledReason={notAdmin}
            onClick={() => show.mutate({ params: { id: mail.id }, body: {} })}
          >
            {mailsText.showLink}
          </Button>
        }
      >
        {show.data ? <LinkedText text={show.data.url} /> : mailsText.maskedInDemo}
      </Note>
      <Failure of={show.error} />
    </>
  )
}

/** Why it was not delivered, with a retry. */
function Undelivered({ mail }: { mail: Mail }) {
  const again = useSend('POST /staff/mails/{id}/try_again', {
    quiet: true,
    onDone: () => toast.success(mailsText.queued),
  })
  return (
    <>
      <Note
        tone="bad"
        title={mail.given_up_at ? mailsText.givenUpTitle : mailsText.retryTitle}
        action={
          <Button
            size="small"
            icon={<RotateCw />}
            busy={again.isPending && mailsText.trying}
            onClick={() => again.mutate({ params: { id: mail.id }, body: {} })}
          >
            {mailsText.tryAgain}
          </Button>
        }
      >
        <span className="code">{mail.last_error}</span>
      </Note>
      <Failure of={again.error} />
    </>
  )
}
