import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import { GoodsAbout } from '../shared/goods/GoodsAbout.tsx'
import { namesOf, titleLang } from '../shared/goods/goods-names.ts'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { DifferencePanel } from './DifferencePanel.tsx'

/** What counts found other than the books have it, for somebody who did not count it to decide. */
export default function DifferencesScreen() {
  const stage = useStage(['open', 'decided'])
  const list = usePages('GET /staff/count_differences', { stage: stage.shown }, { limit: 100 })
  return (
    <QueueScreen
      title={words.differences}
      actions={
        <>
          <Workplace />
          <Link to={to.count()}>{words.toCount}</Link>
          <StageSelect label={words.stage} of={stage} name={(id) => words.stages[id]} />
        </>
      }
      list={list}
      renderRow={(row) => ({
        image: row.image,
        title: namesOf(row).title.text,
        ...titleLang(row),
        about: <GoodsAbout goods={row} />,
        sub: (
          <>
            <span className="code">{row.transfer_number ?? row.counted_shelf}</span>{' '}
            <b className={row.decision ? '' : 'text-warn'}>
              {row.decision ? words.decided[row.decision] : words.kinds[row.kind]}
            </b>
          </>
        ),
        end: money(row.value_fen),
        endBelow: <Age since={row.decided_at ?? row.counted_at} />,
      })}
      renderPanel={(row, finish) => <DifferencePanel row={row} onDecided={finish} />}
      none={
        <EmptyState picture={<EmptyShelf />} title={words.noneOpen}>
          {words.noneOpenText}
        </EmptyState>
      }
    />
  )
}
