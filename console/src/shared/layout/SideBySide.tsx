import type { ReactNode } from 'react'

/** Columns of at least 300 px (`narrow`: 260 px) side by side, stacked where there is no room. */
export function SideBySide({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  const columns = narrow
    ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4'
    : 'grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-5'
  return <div className={`grid items-start ${columns}`}>{children}</div>
}
