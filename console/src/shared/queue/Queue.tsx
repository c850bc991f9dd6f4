import type { PagedList } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { Fragment, type ReactNode, useEffect } from 'react'
import { AssignBar } from '../work/AssignBar.tsx'
import { AssignedTo } from '../work/AssignedTo.tsx'
import { useMine } from '../work/use-mine.tsx'
import { Gone } from './Gone.tsx'
import { Master, MasterList } from './Master.tsx'
import { QueueRow, type RowLook } from './QueueRow.tsx'
import { useChosen } from './use-chosen.ts'

/** The parts of a queue. One row is open at a time, kept in the URL; J and K move. */
export type QueueParts<Row extends { id: string }> = {
  list: PagedList<Row>
  /** Sorts the rows; without it they keep the server's order. */
  order?: (rows: readonly Row[]) => readonly Row[]
  renderRow: (row: Row) => RowLook
  /** Shown instead of list and panel if the queue is empty. */
  none: ReactNode
  /** Shown instead of the rows if the list is empty while an item is open. */
  noneListed?: string
  /** What its entries are, if they can be given to somebody. */
  work?: WorkKind | undefined
} & Panel<Row>

type Panel<Row> =
  /**
   * Renders from the row, so the panel closes when the row leaves the list. `finish` removes the row
   * immediately and opens the next.
   */
  | { renderPanel: (row: Row, finish: () => void) => ReactNode }
  /** Fetches the item by id, since its page of the list may not be loaded. */
  | { renderPanelById: (id: string, choose: (id: string) => void) => ReactNode }

const ROWS_MAX = 1_000

/** A paged list of rows, with the open one next to it. */
export function Queue<Row extends { id: string }>(props: QueueParts<Row> & { label: string }) {
  const { label, list, order, renderRow, none, noneListed, work } = props
  const loaded = list.data?.items ?? []
  const mine = useMine<Row>(work, ({ id }) => id)
  // What is the user's own may be on a later page.
  const { more, loadingMore, loadMore } = list
  const loadsOn = mine.isOn && more && !loadingMore && loaded.length < ROWS_MAX
  useEffect(() => {
    if (loadsOn) loadMore()
  }, [loadsOn, loadMore])
  const sorted = mine.keep(order?.(loaded) ?? loaded)
  const { rows, open, chosen, choose, finish } = useChosen(sorted, !list.isStale)
  const panel =
    'renderPanelById' in props
      ? open && props.renderPanelById(open, choose)
      : chosen && props.renderPanel(chosen, () => finish(chosen.id))
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
      {() =>
        rows.length === 0 && !open && !mine.isOn ? (
          none
        ) : (
          <Master>
            <QueueList
              label={label}
              shown={loaded.length}
              pages={list}
              head={mine.buttons}
              none={rows.length === 0 && (mine.isOn ? workText.noneMine : noneListed)}
            >
              {rows.map((item) => (
                <QueueRow
                  key={item.id}
                  {...lookOf(renderRow(item), work, item.id)}
                  chosen={item.id === open}
                  onChoose={() => choose(item.id)}
                />
              ))}
            </QueueList>
            {panel ? (
              <Fragment key={open}>
                {work ? (
                  <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
                    <div className="border-b border-line px-6 py-1.5 max-md:px-4">
                      <AssignBar kind={work} id={open} />
                    </div>
                    {panel}
                  </div>
                ) : (
                  panel
                )}
              </Fragment>
            ) : (
              open && !list.isStale && <Gone onNext={() => choose(rows[0]?.id ?? '')} />
            )}
          </Master>
        )
      }
    </Loaded>
  )
}

/** A row with whose it is before its second line. */
const lookOf = (look: RowLook, work: WorkKind | undefined, id: string): RowLook =>
  work
    ? {
        ...look,
        sub: (
          <>
            <AssignedTo kind={work} id={id} />
            {look.sub}
          </>
        ),
      }
    : look

/** The paged list of a queue. */
function QueueList({
  label,
  shown,
  pages,
  head,
  none,
  children,
}: {
  label: string
  /** Number of rows loaded. */
  shown: number
  pages: PagedList<unknown>
  /** Above the rows. */
  head?: ReactNode
  /** Shown if there are no rows. */
  none?: ReactNode
  children: ReactNode
}) {
  return (
    <MasterList>
      {head && <div className="border-b border-line/65 px-4 pt-3 text-sm">{head}</div>}
      {none && <p className="px-4 py-5 text-ink-2">{none}</p>}
      <ul aria-label={label}>{children}</ul>
      {pages.more && <MorePages of={pages} shown={shown} />}
    </MasterList>
  )
}
