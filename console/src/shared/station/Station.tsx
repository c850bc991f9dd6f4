import type { ReactNode } from 'react'

/** A station: the scanner's side and the bench. Each scrolls independently; on a phone they are stacked. */
export function Station({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="-mx-6 grid min-h-0 grid-cols-[400px_minmax(0,1fr)] border-t max-md:-mx-(--gutter) max-md:block max-desk:grid-cols-[288px_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto border-e bg-sunken p-5 max-md:border-e-0 max-desk:px-4">
        {side}
      </div>
      <div className="overflow-y-auto px-6 pt-5 max-desk:px-4">{children}</div>
    </div>
  )
}

/** The heading of a list on the scanner's side. */
export function StationTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className="mb-2 text-sm font-medium tracking-[0] text-ink-2" id={id}>
      {children}
    </h2>
  )
}
