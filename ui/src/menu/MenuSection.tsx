import { type ReactNode, useId } from 'react'

/** A section of a menu with a heading: small buttons, up to four to a row, and a note below them. */
export function MenuSection({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <li className="menu-section">
      <p id={id} className="menu-title">
        {title}
      </p>
      <div className="menu-grid" role="group" aria-labelledby={id}>
        {children}
      </div>
      {note && <p className="menu-note">{note}</p>}
    </li>
  )
}
