import type { ReactNode } from 'react'

export type TagTone = 'plain' | 'primary' | 'info' | 'ok' | 'warn' | 'bad' | 'kraft'

/** A small label. For a status use `StatusTag`, which includes an icon. */
export function Tag({
  tone = 'plain',
  icon,
  size,
  raised,
  children,
}: {
  tone?: TagTone | undefined
  icon?: ReactNode
  /** `large` is readable at arm's length. */
  size?: 'large' | undefined
  /** For use on a tinted strip: gives the text the surface colour as its background. */
  raised?: boolean | undefined
  children: ReactNode
}) {
  return (
    <span className="tag" data-tone={tone} data-size={size} data-raised={raised ? '' : undefined}>
      {icon}
      {children}
    </span>
  )
}
