import type { ReactNode } from 'react'

/**
 * A button that looks like a link, for a name in a row that opens something on the same page. Long text is
 * truncated.
 */
export function TextButton({
  current = false,
  onClick,
  children,
}: {
  /** Whether its target is open. */
  current?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="min-h-6 truncate text-start text-primary underline underline-offset-[0.22em] aria-current:font-semibold"
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
