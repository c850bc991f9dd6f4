import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { ADJUSTMENT_STAGES } from '@longhaul/domain/funds/adjustment.ts'
import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { Queue } from '../shared/queue/Queue.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { AdjustmentPanel } from './AdjustmentPanel.tsx'

const words = approvalsText
const { stages } = recordsText.adjustment

/** Balance corrections: the waiting ones unless a stage is chosen. */
export function Adjustments() {
  const stage = useStage([...ADJUSTMENT_STAGES, 'all'])
  const list = usePages('GET /staff/adjustments', { stage: stage.shown }, { limit: 100 })
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-3">
      <div className="max-w-[280px]">
        <StageSelect
          label={words.stage}
          of={stage}
          name={(id) => (id === 'all' ? consoleWords.all : stages[id])}
        />
      </div>
      <Queue
        label={words.views.corrections}
        list={list}
        renderRow={(adjustment) => ({
          title: `${adjustment.number} · ${adjustment.shopper.nickname || adjustment.shopper.email}`,
          sub: (
            <>
              {stages[adjustment.stage]}
              <HeldBy kind="adjustment" id={adjustment.id} />
            </>
          ),
          end: money(adjustment.amount_fen),
          endBelow: <Age since={adjustment.created_at} />,
        })}
        renderPanel={(adjustment, finish) => (
          <AdjustmentPanel adjustment={adjustment} onClosed={() => stage.shown === 'requested' && finish()} />
        )}
        none={<EmptyState title={words.correctionsNone} />}
      />
    </div>
  )
}
