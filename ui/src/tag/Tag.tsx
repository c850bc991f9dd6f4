import type { ReactNode } from 'react'

export type TagTone = 'plain' | 'primary' | 'info' | 'ok' | 'warn' | 'bad' | 'kraft'

/** A small label. For a status take `StatusTag`, which brings its icon. */
export function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: TagTone | undefined
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className="tag" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
