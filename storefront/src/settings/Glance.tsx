import { type ReactNode, useId } from 'react'

/** A summary of one part of the account, under a rule: its title, a link, and its key figures. */
export function Glance({ title, way, children }: { title: string; way?: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="border-t-2 border-ink pt-3">
      <div className="mb-2 flex min-h-8 flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-md">
          {title}
        </h2>
        <span className="text-sm">{way}</span>
      </div>
      {children}
    </section>
  )
}
