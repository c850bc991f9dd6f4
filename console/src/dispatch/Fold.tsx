import type { ReactNode } from 'react'

/** A section that is seldom needed: one line until it is opened. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className="min-h-11 py-2.5">{title}</summary>
    {children}
  </details>
)
