import { type ReactNode, useId } from 'react'

/** A part of the account at a glance, under a rule: what it is, the way there, its few figures. */
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
