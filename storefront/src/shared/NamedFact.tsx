import type { ReactNode } from 'react'

/** One fact in a list of facts, with its name in small print above it. */
export const NamedFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
