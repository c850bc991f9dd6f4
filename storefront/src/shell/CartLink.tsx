import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'
import { CountBadge } from './CountBadge.tsx'

/** A link to the cart, with a badge for its number of items; no badge at zero (docs/rules/storefront.md). */
export function CartLink({ className, children }: { className: string; children?: React.ReactNode }) {
  const count = useMe()?.cart_count ?? 0
  const { pathname } = useLocation()
  const name = count > 0 ? shellText.cartOf(count) : shellText.cart
  return (
    <Link
      to={to.cart()}
      className={className}
      aria-label={name}
      title={shellText.cart}
      aria-current={pathname === to.cart() ? 'page' : undefined}
    >
      <span className="relative inline-grid">
        <ShoppingCart />
        <span className="absolute -top-[9px] -right-[11px] grid">
          <CountBadge count={count} />
        </span>
      </span>
      {children}
    </Link>
  )
}
