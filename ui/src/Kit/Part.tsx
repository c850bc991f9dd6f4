import type { ReactNode } from 'react'

/** One section of the gallery. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kit-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
