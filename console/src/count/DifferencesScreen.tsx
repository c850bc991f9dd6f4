import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { isUndoable } from '@longhaul/domain/warehouse/shelf-count.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type ReactNode, useState } from 'react'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import { GoodsAbout } from '../shared/goods/GoodsAbout.tsx'
import { namesOf, titleLang } from '../shared/goods/goods-names.ts'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { DifferencePanel } from './DifferencePanel.tsx'
import { FoundThings } from './FoundThings.tsx'
import { type Decided, UndoDecision } from './UndoDecision.tsx'

/** What counts found other than the books have it, for somebody who did not count it to decide. */
export default function DifferencesScreen() {
  const stage = useStage(['open', 'found', 'decided', 'found_decided'])
  const actions = (
    <>
      <Workplace />
      <Link to={to.count()}>{words.toCount}</Link>
      <StageSelect label={words.stage} of={stage} name={(id) => words.stages[id]} />
    </>
  )
  if (stage.shown === 'found' || stage.shown === 'found_decided')
    return <FoundThings key={stage.shown} isOpen={stage.shown === 'found'} actions={actions} />
  return <Differences isOpen={stage.shown === 'open'} actions={actions} />
}

function Differences({ isOpen, actions }: { isOpen: boolean; actions: ReactNode }) {
  const list = usePages(
    'GET /staff/count_differences',
    { stage: isOpen ? 'open' : 'decided' },
    { limit: 100 },
  )
  const [decided, setDecided] = useState<Decided | null>(null)
  return (
    <QueueScreen
      title={words.differences}
      actions={actions}
      list={list}
      work={isOpen ? 'count_difference' : undefined}
      renderRow={(row) => ({
        image: row.image,
        title: namesOf(row).title.text,
        ...titleLang(row),
        about: <GoodsAbout goods={row} />,
        sub: (
          <>
            <span className="code">{row.parcel_number ?? row.transfer_number ?? row.counted_shelf}</span>{' '}
            <b className={row.decision ? '' : 'text-warn'}>
              {row.decision ? words.decided[row.decision] : words.kinds[row.kind]}
            </b>
          </>
        ),
        end: money(row.value_fen),
        endBelow: <Age since={row.decided_at ?? row.counted_at} />,
      })}
      renderPanel={(row, finish) => (
        <DifferencePanel
          row={row}
          onDecided={(decision) => {
            if (isUndoable(row.kind, decision))
              setDecided({
                id: row.id,
                said: named(row.goods_number, words.decided[decision]),
                at: Date.now(),
              })
            finish()
          }}
        />
      )}
      none={
        <EmptyState picture={<EmptyShelf />} title={words.noneOpen}>
          {words.noneOpenText}
        </EmptyState>
      }
    >
      {decided && (
        <UndoDecision
          key={decided.at}
          call="POST /staff/count_differences/{id}/undo"
          decided={decided}
          onOver={() => setDecided(null)}
        />
      )}
    </QueueScreen>
  )
}
