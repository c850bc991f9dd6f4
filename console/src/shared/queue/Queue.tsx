import type { PagedList } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Fragment, type ReactNode } from 'react'
import { Gone } from './Gone.tsx'
import { Master } from './Master.tsx'
import { QueueList } from './QueueList.tsx'
import { QueueRow, type RowLook } from './QueueRow.tsx'
import { useChosen } from './use-chosen.ts'

/** What a queue is made of. One row is open at a time; J and K move; the address keeps which. */
export type QueueParts<Row extends { id: string }> = {
  list: PagedList<Row>
  /** The rows in the order in which they are to be done; as the server gives them otherwise. */
  order?: (rows: readonly Row[]) => readonly Row[]
  renderRow: (row: Row) => RowLook
  /** In the place of list and panel where there is nothing. */
  none: ReactNode
  /** In the place of the rows where none fits, but one is open. */
  noneListed?: string
} & Panel<Row>

type Panel<Row> =
  /** Draws the row itself: once it leaves the list it is gone. `finish` takes it out at once and opens the next. */
  | { renderPanel: (row: Row, finish: () => void) => ReactNode }
  /** Reads by its id what it draws, which may stand in another part of the list. */
  | { renderPanelById: (id: string, choose: (id: string) => void) => ReactNode }

/** Rows at the side, page after page, and what is open of them beside it. */
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
