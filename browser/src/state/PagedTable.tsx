import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { Table, type TableProps } from '@longhaul/ui/table/Table.tsx'
import type { ReactNode } from 'react'
import { app } from '../app.ts'
import type { PagedList } from '../calls/use-pages.ts'
import { Loaded } from './Loaded.tsx'

/**
 * The list of `usePages` as a table: a skeleton while it loads, the error with a retry, `none` instead of a table without rows, the pager at
 * its foot. `card` puts it into a card of its own; leave it out inside one. A list of one page has no pager; a longer one keeps it to the end,
 * where it says so.
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
    // Within a card they keep off its edge.
    <Loaded of={list} skeleton={card ? skeleton : <div className="p-4">{skeleton}</div>}>
      {({ items }) => {
        if (items.length === 0) return none
        const rows = (
          <Table
            {...table}
            captionHidden
            rows={items}
            busy={list.isStale}
            foot={
              (list.more || items.length > app.pageRows) && (
                <Pager
                  shown={items.length}
                  more={list.more}
                  loading={list.loadingMore}
                  onMore={list.loadMore}
                />
              )
            }
          />
        )
        return card ? <Card flush>{rows}</Card> : rows
      }}
    </Loaded>
  )
}
