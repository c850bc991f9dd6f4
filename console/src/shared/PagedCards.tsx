import type { PagedList } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { ReactNode } from 'react'
import { Stack } from './layout/Stack.tsx'

/**
 * A list from `usePages` as cards one below the other, each drawn by `children` as an `<li>` with its key:
 * with a skeleton while it loads, `none` instead of an empty list, and a pager below.
 */
export const PagedCards = <Row,>({
  of: list,
  label,
  none,
  children,
}: {
  of: PagedList<Row>
  label: string
  none: ReactNode
  children: (row: Row) => ReactNode
}) => (
  <Loaded of={list} skeleton={<Skeleton kind="card" count={3} />}>
    {({ items }) =>
      items.length === 0 ? (
        none
      ) : (
        <>
          <Stack as="ul" aria-label={label}>
            {items.map((row) => children(row))}
          </Stack>
          <MorePages of={list} shown={items.length} />
        </>
      )
    }
  </Loaded>
)
