import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { LinkExpired } from '@longhaul/ui/illustrations/LinkExpired.tsx'
import { RegisterSuccess } from '@longhaul/ui/illustrations/RegisterSuccess.tsx'
import { ReturnToSender } from '@longhaul/ui/illustrations/ReturnToSender.tsx'
import { VerifyEmail } from '@longhaul/ui/illustrations/VerifyEmail.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { AccountCard } from './AccountCard.tsx'
import { ChangeResult } from './ChangeResult.tsx'
import { Onward } from './Onward.tsx'
import { Outcome } from './Outcome.tsx'
import { SendAgain } from './SendAgain.tsx'

const words = accountsText.result

/** `/user/result`: the result of opening a mailed link. Each kind of link has its own parameter. */
export default function ResultScreen() {
  const [change] = useSearchParam('change')
  const [of] = useSearchParam('of')
  if (of === 'password') return <PasswordResult />
  if (change) return <ChangeResult link={change} />
  return <VerifyResult />
}

const passwordWords = accountsText.passwordResult

/** `/user/result?of=password`: confirms that the new password is set, and links to the log-in. */
function PasswordResult() {
  return (
    <Outcome title={passwordWords.title} picture={<RegisterSuccess />} lead={passwordWords.text}>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={to.login()} type="primary">
          {passwordWords.login}
        </ButtonLink>
        <ButtonLink to={to.home()}>{passwordWords.shop}</ButtonLink>
      </p>
    </Outcome>
  )
}

/** `?link=`: the result of a verification link. Opening it twice is harmless, on another device too. */
function VerifyResult() {
  const [link] = useSearchParam('link')
  const verify = useSend('POST /active_email', { quiet: true })
  const { mutate } = verify
  useEffect(() => {
    if (link) mutate({ body: { link } })
  }, [link, mutate])

  if (!link || verify.error?.reason === 'link_unknown')
    return (
      <Outcome title={words.unknownTitle} picture={<ReturnToSender />} lead={words.unknown}>
        <Onward />
      </Outcome>
    )
  if (verify.data) return <Verified {...verify.data} />
  if (verify.error?.error === 'link_expired') return <Expired />
  if (verify.error)
    return (
      <Outcome
        title={words.failedTitle}
        picture={<CraneStopped />}
        lead={verify.error.message || words.failed}
      >
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

function Verified({ email, already }: Reply<'POST /active_email'>) {
  return already ? (
    <Outcome title={words.alreadyTitle} picture={<VerifyEmail />} lead={words.already(email)}>
      <Onward />
    </Outcome>
  ) : (
    <Outcome title={words.verifiedTitle} picture={<RegisterSuccess />} lead={words.verified(email)}>
      <Onward />
    </Outcome>
  )
}

/** Logged-in shoppers can request a new link; guests must log in first. */
function Expired() {
  const loggedIn = useLoggedIn()
  return (
    <Outcome title={words.expiredTitle} picture={<LinkExpired />} lead={words.expired}>
      {loggedIn ? (
        <SendAgain waiting={false} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{words.expiredGuest}</p>
          <p className="flex flex-wrap items-center gap-3">
            <ButtonLink to={to.login(to.settings())} type="primary">
              {words.login}
            </ButtonLink>
          </p>
        </>
      )}
    </Outcome>
  )
}
