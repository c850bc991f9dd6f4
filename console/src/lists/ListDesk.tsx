import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import Columns3 from 'lucide-react/icons/columns-3'
import { type ReactNode, useState } from 'react'
import { SaveDocument } from '../shared/SaveDocument.tsx'
import type { Kept } from './stored.ts'
import { shownColumns } from './columns.tsx'
import { IndexTable } from './IndexTable.tsx'
import { LayoutSheet } from './LayoutSheet.tsx'
import { ListFilters } from './ListFilters.tsx'
import { MarkBar } from './MarkBar.tsx'
import type { OpenList } from './use-list.ts'
import { useMarks } from './use-marks.ts'
import { ViewTabs } from './ViewTabs.tsx'

/** A list with its views, filters and rows, and the actions for marked rows. */
export function ListDesk({ list, open, kept }: { list: ListId; open: OpenList; kept: Kept | undefined }) {
  const [arranging, setArranging] = useState(false)
  const marks = useMarks(list)
  const { words, pages } = open
  const shown = shownColumns(list, kept?.layout.columns)
  const narrowed = Object.keys(words).some((name) => name !== 'sort')
  const found = pages.data?.first?.found
  return (
    <ViewTabs list={list} open={open} kept={kept}>
      {(views) => (
        <>
          <Toolbar
            {...{ list, open, shown, views }}
            narrowed={narrowed}
            onArrange={() => setArranging(true)}
          />
          {open.sort.by === 'act_by' && <p className="muted mb-3 text-sm">{listsText.onlyDue}</p>}
          <Loaded of={pages} skeleton={<Skeleton kind="rows" count={10} />}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState
                  title={narrowed ? listsText.noneFound : listsText.none}
                  action={
                    narrowed && (
                      <Button guardMs={0} onClick={open.clear}>
                        {listsText.clear}
                      </Button>
                    )
                  }
                >
                  {narrowed && listsText.noneFoundHint}
                </EmptyState>
              ) : (
                <Card flush>
                  <IndexTable
                    list={list}
                    open={open}
                    rows={items}
                    shown={shown}
                    dense={kept?.layout.density === 'compact'}
                    marks={marks}
                  />
                </Card>
              )
            }
          </Loaded>
          <MarkBar list={list} marks={marks} words={words} found={found ?? null} shown={shown} />
          {arranging && kept && (
            <LayoutSheet list={list} layout={kept.layout} onClose={() => setArranging(false)} />
          )}
        </>
      )}
    </ViewTabs>
  )
}

/** The filters of the list, and the actions for the list as a whole. */
function Toolbar({
  list,
  open,
  shown,
  views,
  narrowed,
  onArrange,
}: {
  list: ListId
  open: OpenList
  shown: readonly string[]
  views: ReactNode
  narrowed: boolean
  onArrange: () => void
}) {
  const { words, pages } = open
  const found = pages.data?.first?.found
  const csv = new URLSearchParams({ ...words, columns: shown.join(',') }).toString()
  return (
    <div className="my-3 flex flex-wrap items-end justify-between gap-3">
      <ListFilters list={list} open={open} />
      <span className="flex flex-wrap md:flex-none items-center gap-2">
        {found && (
          <output className="muted num">
            {found.more
              ? listsText.found(number(found.count), true)
              : listsText.rows(number(found.count), found.count === 1)}
          </output>
        )}
        {narrowed && (
          <Button size="small" guardMs={0} onClick={open.clear}>
            {listsText.clear}
          </Button>
        )}
        {views}
        <Button size="small" icon={<Columns3 />} guardMs={0} onClick={onArrange}>
          {listsText.layout.open}
        </Button>
        <SaveDocument path={`/staff/lists/${list}.csv?${csv}`} fileName={`${list}.csv`}>
          {listsText.csv}
        </SaveDocument>
      </span>
    </div>
  )
}
