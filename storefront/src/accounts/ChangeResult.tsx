import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LinkExpired } from '@longhaul/ui/illustrations/LinkExpired.tsx'
import { RegisterSuccess } from '@longhaul/ui/illustrations/RegisterSuccess.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { AccountCard } from './AccountCard.tsx'
import { Outcome } from './Outcome.tsx'

const words = accountsText.changeResult

/**
 * `/user/result?change=`: the result of confirming a new e-mail address. Opening the link twice is harmless.
 */
export function ChangeResult({ link }: { link: string }) {
  const confirm = useSend('POST /email_change/confirm', {
    quiet: true,
  })
  const { mutate } = confirm
  useEffect(() => mutate({ body: { link } }), [link, mutate])

  const onward = (
    <p className="flex flex-wrap items-center gap-3">
      <ButtonLink to={to.secure()} type="primary">
        {words.security}
      </ButtonLink>
    </p>
  )
  if (confirm.data)
    return (
      <Outcome title={words.title} picture={<RegisterSuccess />} lead={words.text(confirm.data.email)}>
        {onward}
      </Outcome>
    )
  if (confirm.error?.error === 'link_expired' || confirm.error?.error === 'invalid_input')
    return (
      <Outcome title={errorText.reasons.link_expired} picture={<LinkExpired />} lead={words.expired}>
        {onward}
      </Outcome>
    )
  if (confirm.error)
    return (
      <Outcome title={accountsText.resetPassword.failedTitle} lead={confirm.error.message}>
        <Button type="primary" onClick={() => mutate({ body: { link } })}>
          {accountsText.resetPassword.retry}
        </Button>
      </Outcome>
    )
  return (
    <AccountCard title={words.checking}>
      <Skeleton />
    </AccountCard>
  )
}
