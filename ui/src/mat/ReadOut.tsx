import type { ReactNode } from 'react'
import './mat.css'

/** What an instrument showed: green digits. `label` says of what, for who hears it. */
export function ReadOut({
  label,
  small,
  children,
}: {
  label?: string | undefined
  /** In the corner of a photo. */
  small?: boolean | undefined
  children: ReactNode
}) {
  return (
    <span className="read-out" data-small={small ? '' : undefined}>
      {label && <span className="sr-only">{label} </span>}
      {children}
    </span>
  )
}
