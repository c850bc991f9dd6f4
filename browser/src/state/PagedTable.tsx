import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Table, type TableProps } from '@longhaul/ui/table/Table.tsx'
import type { ReactNode } from 'react'
import { app } from '../app.ts'
import type { PagedList } from '../calls/use-pages.ts'
import { Loaded } from './Loaded.tsx'
import { MorePages } from './MorePages.tsx'

/**
 * A list from `usePages` as a table: a skeleton while it loads, an error with a retry, `none` instead of an
 * empty table, and a pager at its foot. `card` wraps it in a card; omit it inside one. A list of one page has
 * no pager; a longer list keeps its pager after the last page, where it says that the list is complete.
 */
export function PagedTable<Row>({
  of: list,
  none,
  card,
  skeletonRows,
  ...table
}: Pick<TableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'oneLine'> & {
  of: PagedList<Row>
  none: ReactNode
  card?: boolean | undefined
  skeletonRows?: number | undefined
}) {
  const skeleton = <Skeleton kind="rows" count={skeletonRows} />
  return (
    // Without a card of its own, the skeleton needs padding.
    <Loaded of={list} skeleton={card ? skeleton : <div className="p-4">{skeleton}</div>}>
      {({ items }) => {
        if (items.length === 0) return none
        const rows = (
          <Table
            {...table}
            captionHidden
            rows={items}
            busy={list.isStale}
            foot={(list.more || items.length > app.pageRows) && <MorePages of={list} shown={items.length} />}
          />
        )
        return card ? <Card flush>{rows}</Card> : rows
      }}
    </Loaded>
  )
}
