import type { PagedList } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Fragment, type ReactNode } from 'react'
import { Gone } from './Gone.tsx'
import { Master } from './Master.tsx'
import { QueueList } from './QueueList.tsx'
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
} & Panel<Row>

type Panel<Row> =
  /**
   * Renders from the row, so the panel closes when the row leaves the list. `finish` removes the row
   * immediately and opens the next.
   */
  | { renderPanel: (row: Row, finish: () => void) => ReactNode }
  /** Fetches the item by id, since its page of the list may not be loaded. */
  | { renderPanelById: (id: string, choose: (id: string) => void) => ReactNode }

/** A paged list of rows, with the open one next to it. */
export function Queue<Row extends { id: string }>(props: QueueParts<Row> & { label: string }) {
  const { label, list, order, renderRow, none, noneListed } = props
  const loaded = list.data?.items ?? []
  const { rows, open, chosen, choose, finish } = useChosen(order?.(loaded) ?? loaded, !list.isStale)
  const panel =
    'renderPanelById' in props
      ? open && props.renderPanelById(open, choose)
      : chosen && props.renderPanel(chosen, () => finish(chosen.id))
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
      {() =>
        rows.length === 0 && !open ? (
          none
        ) : (
          <Master>
            <QueueList
              label={label}
              shown={loaded.length}
              pages={list}
              none={rows.length === 0 && noneListed}
            >
              {rows.map((item) => (
                <QueueRow
                  key={item.id}
                  {...renderRow(item)}
                  chosen={item.id === open}
                  onChoose={() => choose(item.id)}
                />
              ))}
            </QueueList>
            {panel ? (
              <Fragment key={open}>{panel}</Fragment>
            ) : (
              open && !list.isStale && <Gone onNext={() => choose(rows[0]?.id ?? '')} />
            )}
          </Master>
        )
      }
    </Loaded>
  )
}
