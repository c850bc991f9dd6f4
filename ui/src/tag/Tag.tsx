import type { ReactNode } from 'react'

export type TagTone = 'plain' | 'primary' | 'info' | 'ok' | 'warn' | 'bad' | 'kraft'

/** A small label. For a status take `StatusTag`, which brings its icon. */
export function Tag({
  tone = 'plain',
  icon,
  size,
  raised,
  children,
}: {
  tone?: TagTone | undefined
  icon?: ReactNode
  /** `large` is read at arm's length. */
  size?: 'large' | undefined
  /** On a tinted strip: the surface's own colour behind the words. */
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
