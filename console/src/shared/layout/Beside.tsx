import type { ReactNode } from 'react'

/** Parts beside each other where each has 300 px (`narrow`: 260 px), one below the other where not. */
export function Beside({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  const columns = narrow
    ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4'
    : 'grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-5'
  return <div className={`grid items-start ${columns}`}>{children}</div>
}
