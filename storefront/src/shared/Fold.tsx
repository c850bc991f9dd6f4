import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'

/** One line that says what is inside, filled in already; opened to change it. What is wrong inside opens it by itself. */
export function Fold({
  title,
  said,
  amount,
  start = false,
  wrong = false,
  children,
}: {
  title: string
  /** What is inside, in a few words. */
  said?: ReactNode
  /** What it costs, or is worth. */
  amount?: ReactNode
  /** Open at first: there is something to fill in. */
  start?: boolean | undefined
  /** Something inside was refused. */
  wrong?: boolean | undefined
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(start)
  return (
    <details
      className="border-b border-line"
      open={isOpen || wrong}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={SUMMARY}>
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{title}</span>
          {said && <span className="block text-sm text-ink-2 md:ms-3 md:inline">{said}</span>}
        </span>
        {amount && <span className="num flex-none">{amount}</span>}
        <ChevronDown className="flex-none text-ink-2 transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}

const SUMMARY =
  'flex min-h-13 cursor-pointer list-none items-center gap-3 py-2.5 hover:text-primary [&::-webkit-details-marker]:hidden'
