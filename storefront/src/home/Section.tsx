import { type ReactNode, useId } from 'react'

/** A part of the home page: its heading at the side, its content beside it; one below the other where it is narrow. */
export function Section({
  title,
  lead,
  aside,
  wide,
  children,
}: {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  /** The content takes the whole width, below the heading: tables. */
  wide?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className="home-section" data-wide={wide || undefined}>
        <div className="home-section-head">
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <div className="mt-2 max-w-text text-ink-2">{lead}</div>}
          </div>
          {aside}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
