import { type ReactNode, useId } from 'react'

/**
 * A part of the page without a frame: its heading, one button at the end of the heading's line, and its rows.
 */
export function Section({
  title,
  aside,
  id,
  children,
}: {
  title: string
  aside?: ReactNode
  /** The anchor that an address can point to. */
  id?: string | undefined
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-24">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
