import type { ReactNode } from 'react'

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-line px-5 py-3 last:border-b-0 max-md:grid-cols-1'

/** An item of an order: its description, and at the end its state. */
export function ThingRow({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <li className={ROW}>
      <div className="min-w-0">{children}</div>
      <div className="text-end max-md:text-start">{end}</div>
    </li>
  )
}
