import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/** A group in one line with its sum, opened by a tap. */
export function Folded({
  title,
  detail,
  sum,
  open,
  children,
}: {
  title: ReactNode
  detail?: ReactNode
  sum?: ReactNode
  /** Open from the start. */
  open?: boolean | undefined
  children: ReactNode
}) {
  return (
    <details className="folded" open={open}>
      <summary>
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
