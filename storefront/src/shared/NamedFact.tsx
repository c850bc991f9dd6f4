import type { ReactNode } from 'react'

/** A fact of a list of facts: its name in small above it. */
export const NamedFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
