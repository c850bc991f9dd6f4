import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useMe } from '../shared/use-me.ts'
import { useLoggedIn } from '../shared/visit.ts'

const words = accountsText.onward

/**
 * The links at the end of an account page: to the cart if it has items, else to the shop; and to the account,
 * which for guests is the log-in.
 */
export function Onward() {
  const loggedIn = useLoggedIn()
  const inCart = useMe()?.cart_count ?? 0
  return (
    <p className="flex flex-wrap items-center gap-3">
      {inCart > 0 ? (
        <ButtonLink to={to.cart()} type="primary">
          {words.cart(inCart)}
        </ButtonLink>
      ) : (
        <ButtonLink to={to.home()} type="primary">
          {words.shop}
        </ButtonLink>
      )}
      {loggedIn ? (
        <ButtonLink to={to.settings()}>{words.account}</ButtonLink>
      ) : (
        <ButtonLink to={to.login()}>{words.login}</ButtonLink>
      )}
    </p>
  )
}
