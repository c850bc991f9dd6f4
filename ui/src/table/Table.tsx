// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles say
// again what `display` takes away in some browsers once the rows are cards
import { tableText } from '@longhaul/text/ui.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import './table.css'

export type Column<Row> = {
  head: string
  render: (row: Row) => ReactNode
  /** Figures stand at the end. */
  align?: 'end' | undefined
  /** Names the row: one column of the table. */
  names?: boolean | undefined
  /** Can be sorted by, under this name. */
  sort?: string | undefined
  /** What the head shows instead of its words: a box that marks all rows. */
  headShown?: ReactNode
  /** Says in the card what the column's head says in the table; false where the cell speaks for itself. In a line of two it is said where this is true. */
  inCard?: boolean | undefined
  /**
   * Where the cell stands when rows are lines of two on a telephone: at the end of the first, or at the start or the end of
   * those below. The column that `names` begins the first. One column with a place makes lines of all rows.
   */
  inLine?: 'end' | 'below' | 'belowEnd' | undefined
}

type Sorted = { by: string; down: boolean }

export type TableProps<Row> = {
  caption: string
  captionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sorted | undefined
  onSort?: ((by: string) => void) | undefined
  /** One cell under all columns: a total, a pager. */
  foot?: ReactNode
  /** More rows at a glance. */
  dense?: boolean | undefined
  /** Each row is one line, 44 px high. */
  oneLine?: boolean | undefined
  /** At most eight rows high; the others are scrolled to, below the head. */
  scrolls?: boolean | undefined
  /** Other rows are being loaded. */
  busy?: boolean | undefined
  /** The key of the row that keys act on. It is scrolled into sight. */
  current?: string | undefined
  /** The keys of the rows that are marked. */
  marked?: { has: (key: string) => boolean } | undefined
}

/**
 * A table; below 720 px each row becomes a card of its cells, in the same order, or two lines where columns have a place `inLine`. It scrolls in its own region where its
 * columns do not fit. `sort` and `onSort` show the order; the owner sorts the rows.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  foot,
  dense,
  oneLine,
  scrolls,
  busy,
  current,
  marked,
}: TableProps<Row>) {
  const [region, overflows] = useOverflows()
  const keyed = keyedColumns(columns)
  useEffect(() => {
    if (current) region.current?.querySelector('[data-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current, region])
  return (
    <div
      className="table-region"
      data-scrolls={scrolls ? '' : undefined}
      ref={region}
      {...(overflows && { role: 'region', tabIndex: 0, 'aria-label': caption })}
    >
      <table
        className="table"
        role="table"
        aria-busy={busy || undefined}
        data-dense={dense ? '' : undefined}
        data-one-line={oneLine ? '' : undefined}
        data-lines={columns.some(({ inLine }) => inLine) ? '' : undefined}
      >
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {keyed.map(({ key, column }) => (
              <HeadCell key={key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <tr
                key={key}
                role="row"
                data-current={key === current ? '' : undefined}
                data-marked={marked?.has(key) ? '' : undefined}
              >
                {keyed.map((cell) => (
                  <BodyCell key={cell.key} column={cell.column} row={row} />
                ))}
              </tr>
            )
          })}
        </tbody>
        {foot && <Foot columns={columns.length}>{foot}</Foot>}
      </table>
    </div>
  )
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sorted | undefined
  onSort: ((by: string) => void) | undefined
}) {
  const direction = sort?.down ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={column.align}
      aria-sort={column.sort && sort?.by === column.sort ? direction : undefined}
    >
      {column.sort && onSort ? (
        <SortButton head={column.head} by={column.sort} sort={sort} onSort={onSort} />
      ) : (
        (column.headShown ?? column.head)
      )}
    </th>
  )
}

function SortButton({
  head,
  by,
  sort,
  onSort,
}: {
  head: string
  by: string
  sort: Sorted | undefined
  onSort: (by: string) => void
}) {
  const Icon = sort?.by !== by ? ChevronsUpDown : sort.down ? ArrowDown : ArrowUp
  return (
    <button type="button" className="table-sort" title={tableText.sortBy(head)} onClick={() => onSort(by)}>
      {head}
      <Icon />
    </button>
  )
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.names ? 'th' : 'td'
  return (
    <Cell
      role={column.names ? 'rowheader' : 'cell'}
      scope={column.names ? 'row' : undefined}
      data-align={column.align}
      data-head={(column.inCard ?? !column.inLine) && !column.names ? column.head : undefined}
      data-in-line={column.inLine}
    >
      {column.render(row)}
    </Cell>
  )
}

const Foot = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tfoot role="rowgroup">
    <tr role="row">
      <td role="cell" colSpan={columns}>
        {children}
      </td>
    </tr>
  </tfoot>
)

/** Each column with a unique key, even where two have the same head. */
function keyedColumns<Row>(columns: readonly Column<Row>[]): { key: string; column: Column<Row> }[] {
  const times = new Map<string, number>()
  return columns.map((column) => {
    const time = (times.get(column.head) ?? 0) + 1
    times.set(column.head, time)
    return { key: `${column.head} ${time}`, column }
  })
}

/** Whether the region is smaller than its table: then it is focusable, so that keys can scroll it. */
function useOverflows() {
  const region = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const el = region.current
    if (!el || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setOverflows(el.scrollWidth > el.clientWidth || el.scrollHeight > el.clientHeight),
    )
    for (const part of [el, ...el.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [region, overflows] as const
}
