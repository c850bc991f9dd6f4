import { type ReactNode, useId } from 'react'

/**
 * A part of the home page: its heading, one line about it, an element at the end of that line, and its
 * content.
 */
export function Section({
  title,
  lead,
  aside,
  children,
}: {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="wrap mt-10 md:mt-14" aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <div className="mt-1.5 max-w-text text-ink-2">{lead}</div>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
