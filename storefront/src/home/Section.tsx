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
      <div className={`grid gap-x-10 gap-y-6 border-t pt-10 pb-14 ${wide ? '' : 'lg:grid-cols-[19rem_1fr]'}`}>
        <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${wide ? '' : 'lg:block'}`}>
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
