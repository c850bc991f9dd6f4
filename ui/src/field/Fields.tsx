import type { ReactNode } from 'react'

/** Fields under each other; with `columns={2}` two abreast where there is room. */
export const Fields = ({ columns, children }: { columns?: 2; children: ReactNode }) => (
  <div className="fields" data-columns={columns}>
    {children}
  </div>
)
