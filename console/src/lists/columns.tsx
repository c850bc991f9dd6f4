import { type ColumnKind, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { money, number, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { Me } from '../shared/use-me.ts'
import { pageOfRow } from './row-page.ts'
import type { Cells } from './use-marks.ts'

export type Row = { id: string; cells: Cells }

/**
 * The columns that a member of staff sees: their own choice, else the list's default. The column that names
 * the row is always included.
 */
export function shownColumns(list: ListId, chosen: readonly string[] | null | undefined): string[] {
  const { columns, hidden } = listShape(list)
  const all = Object.keys(columns)
  const [first = ''] = all
  const own = chosen?.filter((name) => all.includes(name))
  if (!own || own.length === 0) return all.filter((name) => !hidden.includes(name))
  return own.includes(first) ? own : [first, ...own]
}

/** The name of a row. */
export const nameOfRow = (list: ListId, cells: Cells): string =>
  String(cells[Object.keys(listShape(list).columns)[0] ?? ''] ?? '')

/** The columns of a table, rendered by their kinds. */
export function columnsOf(list: ListId, shown: readonly string[], me: Me | undefined): Column<Row>[] {
  const { columns, sorts } = listShape(list)
  const [first] = Object.keys(columns)
  return shown.map((name) => {
    const kind = columns[name] ?? 'text'
    const figures = kind === 'money' || kind === 'count' || kind === 'grams'
    return {
      head: listsText.columnOf(list, name),
      render: (row) => {
        const shownValue = <Value {...{ list, name, kind }} value={row.cells[name] ?? null} />
        const page = name === first ? pageOfRow(list, row.id, row.cells, me) : null
        return page ? <Link to={page}>{shownValue}</Link> : shownValue
      },
      ...(figures ? { align: 'end' as const } : {}),
      ...(name === first ? { names: true } : {}),
      ...(sorts.includes(name) ? { sort: name } : {}),
    }
  })
}

function Value({
  list,
  name,
  kind,
  value,
}: {
  list: ListId
  name: string
  kind: ColumnKind
  value: string | number | null
}) {
  if (value === null || value === '') return <span className="muted">—</span>
  if (kind === 'money') return money(Number(value))
  if (kind === 'count') return number(Number(value))
  if (kind === 'grams') return weight(Number(value))
  if (kind === 'moment')
    return (
      <span className="whitespace-nowrap">
        <DateTime at={String(value)} only="day" /> <DateTime at={String(value)} only="time" />
      </span>
    )
  if (kind === 'choice') return <OneLine text={listsText.wordOf(list, name, String(value))} />
  if (kind === 'code') return <span className="code whitespace-nowrap">{value}</span>
  return <OneLine text={String(value)} chinese={kind === 'chinese'} />
}

/**
 * Rows are one line high: longer text is truncated here, and complete on the row's page and in the exported
 * file.
 */
function OneLine({ text, chinese = false }: { text: string; chinese?: boolean }) {
  return (
    <span
      lang={chinese ? 'zh-Hans' : undefined}
      title={text}
      className={`block truncate ${chinese ? 'max-w-32 min-w-28' : 'max-w-28'} max-md:max-w-none max-md:whitespace-normal`}
    >
      {text}
    </span>
  )
}
