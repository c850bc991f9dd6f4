import type { ReactNode } from 'react'
import { type Tone, toneIcon } from './tones.tsx'

/** A message that stays in place on the page, for anything that must not disappear like a toast. */
export function Note({
  tone = 'info',
  title,
  action,
  children,
}: {
  tone?: Tone | undefined
  title?: string | undefined
  action?: ReactNode
  children?: ReactNode
}) {
  const Icon = toneIcon[tone]
  return (
    <div className="note" data-tone={tone}>
      <Icon />
      <div className="note-words">
        {title && <p className="note-title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="note-action">{action}</div>}
      </div>
    </div>
  )
}
