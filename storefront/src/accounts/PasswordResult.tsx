import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { RegisterSuccess } from '@longhaul/ui/illustrations/RegisterSuccess.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Outcome } from './Outcome.tsx'

const words = accountsText.passwordResult

/** `/user/result?of=password`: confirms that the new password is set, and links to the log-in. */
export function PasswordResult() {
  return (
    <Outcome title={words.title} picture={<RegisterSuccess />} lead={words.text}>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={to.login()} type="primary">
          {words.login}
        </ButtonLink>
        <ButtonLink to={to.home()}>{words.shop}</ButtonLink>
      </p>
    </Outcome>
  )
}
