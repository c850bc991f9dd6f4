import type { ReactNode } from 'react'

export const SHEET_CELL = 'border-b border-line px-2 py-2 text-start align-middle'

/** The table of a sheet that is printed; its head stands on every page. `children` are its rows. */
export const SheetTable = ({
  caption,
  heads,
  children,
}: {
  caption: string
  heads: readonly string[]
  children: ReactNode
}) => (
  <div className="overflow-x-auto">
    <table className="w-full border-collapse bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead className="print:table-header-group">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={`${SHEET_CELL} text-sm font-medium text-ink-2`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
