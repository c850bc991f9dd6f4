import { type ReactNode, useId } from 'react'

/**
 * A step that needs more room than a line: what is asked, the answers, and what goes with it. On a telephone
 * the answers come directly after the question, so that they are in the first screen.
 */
export function AskCard({
  title,
  words,
  children,
  actions,
}: {
  title: string
  words: ReactNode
  children?: ReactNode
  /** Stacked, the filled button first. */
  actions: ReactNode
}) {
  const id = useId()
  return (
    <section
      className="card grid gap-x-8 gap-y-4 border-t-4 border-t-warn px-4 py-4 md:grid-cols-[minmax(0,1fr)_18rem] md:p-6"
      aria-labelledby={id}
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-text text-ink-2">{words}</p>
      </div>
      <div className="grid content-start gap-3 md:row-span-2">{actions}</div>
      {children && <div className="min-w-0">{children}</div>}
    </section>
  )
}
