import { Link, type LinkProps } from '@longhaul/ui/address/Link.tsx'
import { buttonLook, type ButtonSize, type ButtonType } from '@longhaul/ui/button/look.ts'
import type { ReactNode } from 'react'

/** A link inside the shop that looks like a button: `<ButtonLink to={to.cart()} type="primary">`. */
export function ButtonLink({
  type,
  size,
  icon,
  children,
  ...link
}: Omit<LinkProps, 'className' | 'type'> & { type?: ButtonType; size?: ButtonSize; icon?: ReactNode }) {
  return (
    <Link {...link} {...buttonLook(type, size)}>
      <span className="btn-face">
        {icon}
        {children}
      </span>
    </Link>
  )
}
