import { type ReactNode, useId } from 'react'

/** A step that needs more room than a line: what is asked, what goes with it, and the answers. */
export function AskCard({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  /** Stacked, the filled button first. */
  actions: ReactNode
}) {
  const id = useId()
  return (
    <section
      className="card grid gap-x-8 gap-y-4 border-t-4 border-t-warn px-4 py-4 md:grid-cols-[minmax(0,1fr)_18rem] md:px-6 md:py-5"
      aria-labelledby={id}
    >
      <div className="grid content-start gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
      <div className="grid content-start gap-3">{actions}</div>
    </section>
  )
}
