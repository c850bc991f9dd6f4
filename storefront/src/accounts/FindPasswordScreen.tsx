import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { loginText } from '@longhaul/text/storefront/accounts/login.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { VerifyEmail } from '@longhaul/ui/illustrations/VerifyEmail.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { whyNotEmail } from '../shared/checks.ts'
import { DemoMail } from '../shared/DemoMail.tsx'
import { AccountCard } from './AccountCard.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

const words = accountsText.findPassword
/** The wait between two mails; the server sends at most three an hour. */
const WAIT_SECONDS = 60

/**
 * `/user/findPassword`: requests a reset link. The next step looks the same whether or not the address is
 * known.
 */
export default function FindPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <AskForLink onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onOther={() => setSentTo(null)} />
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const form = useCallForm('POST /send_reset_password_email', {
    start: { email: '' },
    check: { email: whyNotEmail },
    keep: 'find-password',
    args: ({ email }) => ({ body: { email: email.trim() } }),
    onDone: ({ email }) => onSent(email),
  })
  return (
    <AccountCard title={words.title} lead={words.lead} below={<Link to={to.login()}>{words.back}</Link>}>
      <form method="post" {...form.props} className="fields">
        <TextField
          label={loginText.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" busy={form.sending && words.busy}>
          {words.submit}
        </Button>
      </form>
    </AccountCard>
  )
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const [left, restart] = useSecondsLeft(WAIT_SECONDS)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  const send = useSend('POST /send_reset_password_email', {
    onDone: () => {
      restart(WAIT_SECONDS)
      toast.success(words.sentAgain(email))
    },
    onError: ({ data }) => {
      if (typeof data['retry_after'] === 'number') restart(data['retry_after'])
    },
  })
  return (
    <div ref={place}>
      <AccountCard
        picture={<VerifyEmail />}
        title={words.sentTitle}
        lead={words.sent(email)}
        below={<Link to={to.login()}>{words.back}</Link>}
      >
        <p className="text-sm text-ink-2">{words.notArrived}</p>
        <DemoMail />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={left > 0}
            busy={send.isPending && words.busy}
            onClick={() => send.mutate({ body: { email } })}
          >
            {words.again}
          </Button>
          <span className="num text-sm text-ink-2">{left > 0 && words.wait(left)}</span>
        </div>
        <Failure of={send.error} />
        <p className="flex flex-wrap items-center gap-3">
          <Button size="small" guardMs={0} onClick={onOther}>
            {words.other}
          </Button>
        </p>
      </AccountCard>
    </div>
  )
}
