// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles
// restore the table semantics that some browsers drop when `display` turns the rows into cards
import { tableText } from '@longhaul/text/ui.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import './table.css'

export type Column<Row> = {
  head: string
  render: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'end' | undefined
  /** The column whose cells are the row headers; one per table. */
  names?: boolean | undefined
  /** The name by which `onSort` sorts by this column. */
  sort?: string | undefined
  /** Shown in the head instead of its text: a checkbox that marks all rows. */
  headShown?: ReactNode
  /**
   * Whether a card repeats the column's head beside the cell; false if the cell is self-explanatory. Defaults
   * to false for a cell with a place `inLine`.
   */
  inCard?: boolean | undefined
  /**
   * The cell's position when rows become stacked lines on a phone: at the end of the first line, or at the
   * start or end of a line below. The column with `names` starts the first line. A single column with
   * `inLine` switches all rows to lines.
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
  /** One cell across all columns: a total, a pager. */
  foot?: ReactNode
  /** Lower rows, so that more of them are visible. */
  dense?: boolean | undefined
  /** Each row is one line, 44 px high. */
  oneLine?: boolean | undefined
  /** At most eight rows high; the rest scroll under a fixed head. */
  scrolls?: boolean | undefined
  /** New rows are being loaded. */
  busy?: boolean | undefined
  /** The key of the row that keyboard commands act on. It is scrolled into view. */
  current?: string | undefined
  /** The keys of the marked rows. */
  marked?: { has: (key: string) => boolean } | undefined
}

/**
 * A table. Below 720 px each row becomes a card with its cells in the same order, or stacked lines if columns
 * have a place `inLine`. It scrolls in its own region if its columns do not fit. `sort` shows the order and
 * `onSort` requests another; the owner sorts the rows.
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
  const head = (column.inCard ?? !column.inLine) && !column.names ? column.head : undefined
  return (
    <Cell
      role={column.names ? 'rowheader' : 'cell'}
      scope={column.names ? 'row' : undefined}
      data-align={column.align}
      data-head={head}
      data-in-line={column.inLine}
    >
      {head === undefined ? column.render(row) : <div>{column.render(row)}</div>}
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

/** Gives each column a unique key, even if two have the same head. */
function keyedColumns<Row>(columns: readonly Column<Row>[]): { key: string; column: Column<Row> }[] {
  const times = new Map<string, number>()
  return columns.map((column) => {
    const time = (times.get(column.head) ?? 0) + 1
    times.set(column.head, time)
    return { key: `${column.head} ${time}`, column }
  })
}

/**
 * Whether the region is smaller than its table and must therefore be focusable, so that keys can scroll it.
 */
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
