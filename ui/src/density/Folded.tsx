import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import './density.css'

/** A group in one line with its sum, opened by a tap. */
export function Folded({
  pictures,
  title,
  detail,
  sum,
  open = false,
  wrong = false,
  children,
}: {
  /** Before the title, small. */
  pictures?: ReactNode
  title: ReactNode
  detail?: ReactNode
  sum?: ReactNode
  /** Open from the start, or as soon as there is a reason to. */
  open?: boolean | undefined
  /** Something inside was refused: it opens by itself. */
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
