import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { useState } from 'react'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useMe } from '../shared/use-me.ts'
import { useListKeys } from '../shared/queue/use-list-keys.ts'
import { type Row, columnsOf, nameOfRow } from './columns.tsx'
import { pageOfRow } from './row-page.ts'
import type { OpenList } from './use-list.ts'
import type { Marks } from './use-marks.ts'

/** The rows of a list: J and K move through them, X marks, Enter opens, Escape clears the marks. */
export function IndexTable({
  list,
  open,
  rows,
  shown,
  dense,
  marks,
}: {
  list: ListId
  open: OpenList
  rows: readonly Row[]
  shown: readonly string[]
  dense: boolean
  marks: Marks
}) {
  const navigate = useNavigate()
  const me = useMe()
  const [current, setCurrent] = useState('')
  const { pages, sort } = open
  useListKeys(
    rows.map((row) => row.id),
    current,
    setCurrent,
  )
  const row = rows.find((row) => row.id === current)
  const page = row && pageOfRow(list, row.id, row.cells, me)
  useShortcuts([
    {
      keys: 'x',
      does: listsText.keys.mark,
      act: () => row && marks.toggle(row.id, nameOfRow(list, row.cells)),
    },
    { keys: 'Enter', does: listsText.keys.open, act: () => page && navigate(page) },
    { keys: 'Escape', does: listsText.keys.none, act: marks.clear },
  ])
  return (
    <Table
      caption={listsText.lists[list]}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[marksColumn(list, rows, marks), ...columnsOf(list, shown, me)]}
      sort={sort}
      onSort={open.sortBy}
      dense={dense}
      oneLine
      current={current}
      marked={marks.marked}
      foot={(pages.more || rows.length > 20) && <MorePages of={pages} shown={rows.length} />}
    />
  )
}

/** A checkbox for each row, and one for all rows shown. */
function marksColumn(list: ListId, rows: readonly Row[], marks: Marks): Column<Row> {
  const marked = rows.filter(({ id }) => marks.marked.has(id)).length
  const all = marked === rows.length
  return {
    head: listsText.marks.shown,
    inCard: false,
    headShown: (
      <CheckboxField
        label={listsText.marks.shown}
        labelHidden
        value={all}
        mixed={marked > 0 && !all}
        onChange={() =>
          all
            ? marks.remove(rows.map(({ id }) => id))
            : marks.add(rows.map((row) => [row.id, nameOfRow(list, row.cells)] as const))
        }
      />
    ),
    render: (row) => (
      <CheckboxField
        label={listsText.marks.row(nameOfRow(list, row.cells))}
        labelHidden
        value={marks.marked.has(row.id)}
        onChange={() => marks.toggle(row.id, nameOfRow(list, row.cells))}
      />
    ),
  }
}
