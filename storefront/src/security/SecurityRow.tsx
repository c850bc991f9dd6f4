import { type ReactNode, useId } from 'react'

/** One log-in method: its name, its state, and its action at the end of the line. */
export function SecurityRow({
  title,
  tag,
  actions,
  children,
}: {
  title: string
  tag?: ReactNode
  actions: ReactNode
  /** Its state, and notes. */
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-8 gap-y-3 border-b border-line py-4 first:border-t md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={heading} className="text-md">
            {title}
          </h2>
          {tag}
        </div>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
    </section>
  )
}
