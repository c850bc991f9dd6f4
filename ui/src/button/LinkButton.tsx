import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonType, buttonLook } from './look.ts'

/**
 * A link that looks like a button: it navigates and has no other effect. For a router's own link use
 * `buttonLook`.
 */
export function LinkButton({
  type,
  size,
  icon,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'type' | 'className'> & {
  href: string
  type?: ButtonType | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
}) {
  return (
    <a {...rest} {...buttonLook(type, size)}>
      <span className="btn-face">
        {icon}
        {children}
      </span>
    </a>
  )
}
