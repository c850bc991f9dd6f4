import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { LinkExpired } from '@longhaul/ui/illustrations/LinkExpired.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { to } from '../links.ts'
import { logOutHere } from '../session.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { NewPasswordFields, whyNotPassword, whyNotRepeat } from '../shared/NewPasswordFields.tsx'
import { AccountCard } from './AccountCard.tsx'
import { Outcome } from './Outcome.tsx'

const words = accountsText.resetPassword

/**
 * `/user/resetPassword?token=`: sets a new password by the mailed link. Expired, used and forged links look
 * the same.
 */
export default function ResetPasswordScreen() {
  const [link, forget] = useResetLink()
  const [dead, setDead] = useState(link === '')
  const check = useSend('POST /check_reset_password_link', { quiet: true })
  const { mutate } = check
  useEffect(() => {
    if (link) mutate({ body: { link } })
  }, [link, mutate])

  if (dead || check.error?.error === 'link_expired' || check.error?.error === 'invalid_input')
    return <Expired />
  if (check.data)
    return (
      <NewPassword
        link={link}
        onDead={() => {
          forget()
          setDead(true)
        }}
        onDone={forget}
      />
    )
  if (check.error)
    return (
      <Outcome title={words.failedTitle} lead={check.error.message}>
        <Button type="primary" onClick={() => mutate({ body: { link } })}>
          {words.retry}
        </Button>
      </Outcome>
    )
  return (
    <AccountCard title={words.checking}>
      <Skeleton />
    </AccountCard>
  )
}

const KEPT = 'reset-link'

/**
 * The token of the mailed link. It is removed from the address bar immediately, so that it appears in no
 * history and no screenshot; after a reload (to change the language, for example) it is still available in
 * this tab.
 */
function useResetLink(): [link: string, forget: () => void] {
  const { pathname, search } = useLocation()
  const [link] = useState(() => new URLSearchParams(search).get('token') ?? readLink())
  useEffect(() => {
    if (!new URLSearchParams(search).has('token')) return
    keepLink(link)
    // Not through the router, because nothing on the page changes.
    history.replaceState(history.state, '', pathname)
  }, [link, pathname, search])
  return [link, () => keepLink('')]
}

function readLink(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

/** In a browser without storage, a reload merely forgets the link. */
function keepLink(link: string): void {
  try {
    if (link) sessionStorage.setItem(KEPT, link)
    else sessionStorage.removeItem(KEPT)
  } catch {
    return
  }
}

function Expired() {
  return (
    <Outcome title={errorText.reasons.link_expired} picture={<LinkExpired />} lead={words.expired}>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={to.findPassword()} type="primary">
          {words.again}
        </ButtonLink>
      </p>
    </Outcome>
  )
}

function NewPassword({ link, onDead, onDone }: { link: string; onDead: () => void; onDone: () => void }) {
  const navigate = useNavigate()
  const form = useCallForm('POST /reset_password_email', {
    start: { password: '', repeat: '' },
    check: {
      password: (password) => whyNotPassword(password),
      repeat: (again, all) => whyNotRepeat(again, all.password),
    },
    args: ({ password, repeat }) => ({ body: { link, password, repeat } }),
    onDone: () => {
      onDone()
      // This browser's token was invalidated together with all others.
      logOutHere()
      navigate(to.passwordResult(), { replace: true })
    },
    onError: ({ error }) => {
      if (error === 'link_expired') onDead()
    },
  })
  return (
    <AccountCard
      title={words.title}
      lead={words.lead}
      below={<Link to={to.login()}>{accountsText.findPassword.back}</Link>}
    >
      <form method="post" {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <NewPasswordFields
          labels={{ password: words.newPassword, repeat: words.repeat }}
          password={form.field('password')}
          repeat={form.field('repeat')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" busy={form.sending && words.busy}>
          {words.submit}
        </Button>
      </form>
    </AccountCard>
  )
}
