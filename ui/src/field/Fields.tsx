import type { ReactNode } from 'react'

/** Stacked fields; with `columns={2}` in two columns where there is room. */
export const Fields = ({ columns, children }: { columns?: 2; children: ReactNode }) => (
  <div className="fields" data-columns={columns}>
    {children}
  </div>
)
