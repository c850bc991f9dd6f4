import type { ReactNode } from 'react'

/**
 * Queue on the left, detail on the right; each scrolls independently. Stacked on a phone. `narrow`: the
 * detail needs the room.
 */
export function Master({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  const columns = narrow
    ? 'grid-cols-[216px_minmax(0,1fr)] max-desk:grid-cols-[176px_minmax(0,1fr)]'
    : 'grid-cols-[312px_minmax(0,1fr)] max-desk:grid-cols-[264px_minmax(0,1fr)]'
  return (
    <div className={`-mx-6 grid min-h-0 border-t max-md:-mx-(--gutter) max-md:block ${columns}`}>
      {children}
    </div>
  )
}

export function MasterList({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-y-auto border-e bg-surface max-md:max-h-[40dvh] max-md:border-e-0 max-md:border-b">
      {children}
    </div>
  )
}

/** The detail: a body that scrolls, and actions below. `label` is its accessible name. */
export function MasterDetail({ label, children }: { label?: string; children: ReactNode }) {
  const Tag = label === undefined ? 'div' : 'article'
  return (
    <Tag className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]" aria-label={label}>
      {children}
    </Tag>
  )
}

export function MasterBody({ children }: { children: ReactNode }) {
  return <div className="overflow-y-auto px-6 pt-5 pb-6">{children}</div>
}

export function MasterActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center gap-3 border-t bg-surface px-6 py-3 max-md:sticky max-md:bottom-0">
      {children}
    </footer>
  )
}
