import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { named } from '@longhaul/text/marks.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type ReactNode, useState } from 'react'
import { Age } from '../shared/Age.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { FoundPanel } from './FoundPanel.tsx'
import { type Decided, UndoDecision } from './UndoDecision.tsx'

/** Things without a label that counts found, for somebody who did not count to say what they are. */
export function FoundThings({ isOpen, actions }: { isOpen: boolean; actions: ReactNode }) {
  const list = usePages('GET /staff/found_things', { stage: isOpen ? 'open' : 'decided' }, { limit: 100 })
  const [decided, setDecided] = useState<Decided | null>(null)
  return (
    <QueueScreen
      title={words.differences}
      actions={actions}
      list={list}
      work={isOpen ? 'found_thing' : undefined}
      renderRow={(row) => ({
        image: row.image,
        title: row.look,
        about: row.pieces > 1 ? words.found.count(row.pieces) : undefined,
        sub: (
          <>
            {row.decision && <b>{words.found.decided[row.decision]} </b>}
            <span className="code">{shelfWithWarehouse(row.warehouse_id, row.shelf)}</span>{' '}
            {!row.decision && row.told_by}
          </>
        ),
        end: <span className="code">{row.number}</span>,
        endBelow: <Age since={row.decided_at ?? row.told_at} />,
      })}
      renderPanel={(row, finish) => (
        <FoundPanel
          key={row.id}
          row={row}
          onDecided={(decision) => {
            setDecided({
              id: row.id,
              said: named(row.number, words.found.decided[decision]),
              at: Date.now(),
            })
            finish()
          }}
        />
      )}
      none={
        <EmptyState picture={<EmptyShelf />} title={words.found.none}>
          {words.found.noneText}
        </EmptyState>
      }
    >
      {decided && (
        <UndoDecision
          key={decided.at}
          call="POST /staff/found_things/{id}/undo"
          decided={decided}
          onOver={() => setDecided(null)}
        />
      )}
    </QueueScreen>
  )
}
