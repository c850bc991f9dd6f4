import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import './density.css'

/** A group collapsed to one line with its sum; a tap opens it. */
export function Folded({
  pictures,
  title,
  detail,
  sum,
  open = false,
  wrong = false,
  children,
}: {
  /** Small pictures before the title. */
  pictures?: ReactNode
  title: ReactNode
  detail?: ReactNode
  sum?: ReactNode
  /** Whether it starts open; it also opens whenever this becomes true. */
  open?: boolean | undefined
  /** A field inside has an error, so the group stays open. */
  wrong?: boolean | undefined
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(open)
  const [wasAsked, setAsked] = useState(open)
  if (open !== wasAsked) {
    setAsked(open)
    if (open) setOpen(true)
  }
  return (
    <details
      className="folded"
      open={isOpen || wrong}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
    >
      <summary>
        {pictures}
        <span className="folded-words">
          <b>{title}</b> {detail && <span>{detail}</span>}
        </span>
        {sum && <span className="num">{sum}</span>}
        <ChevronDown />
      </summary>
      {children}
    </details>
  )
}
