import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ADJUSTMENT_STAGES } from '@longhaul/domain/funds/adjustment.ts'
import { deskText } from '@longhaul/text/console/desk/desk.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Gone } from '../shared/Gone.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { useChosen } from '../shared/use-chosen.ts'
import { usePages } from '../shared/use-pages.ts'
import { AdjustmentPanel } from './AdjustmentPanel.tsx'

const words = deskText.approvals
const { stages } = deskText.adjustment
export type Adjustment = Reply<'GET /staff/adjustments'>['items'][number]

/** Corrections of balances: those that wait unless a stage is chosen. */
export function Adjustments() {
  const [asked, setStage] = useSearchParam('stage', { drop: 'id' })
  const stage = [...ADJUSTMENT_STAGES, 'all' as const].find((one) => one === asked) ?? 'requested'
  const list = usePages('GET /staff/adjustments', { stage }, { limit: 100 })
  const items = list.data?.items ?? []
  const { open, chosen, gone, choose, finish } = useChosen(items)
  return (
    <Loaded of={list}>
      {() => (
        <div className="adjustments">
          <SelectField
            label={words.stage}
            labelHidden
            unmarked
            empty={null}
            options={[
              ...ADJUSTMENT_STAGES.map((one) => ({ value: one, label: stages[one] })),
              { value: 'all', label: consoleWords.all },
            ]}
            value={stage}
            onChange={setStage}
          />
          {open.length === 0 && !gone ? (
            <EmptyState title={words.correctionsNone} />
          ) : (
            <div className="master">
              <QueueList label={words.views.corrections} shown={items.length} pages={list}>
                {open.map((one) => (
                  <QueueRow
                    key={one.id}
                    chosen={one === chosen}
                    noPicture
                    title={`${one.number} · ${one.shopper.nickname || one.shopper.email}`}
                    sub={
                      <>
                        {stages[one.stage]}
                        <HeldBy kind="adjustment" id={one.id} />
                      </>
                    }
                    end={money(one.amount_fen)}
                    endBelow={<Age since={one.created_at} />}
                    onChoose={() => choose(one.id)}
                  />
                ))}
              </QueueList>
              {chosen && (
                <AdjustmentPanel
                  key={chosen.id}
                  adjustment={chosen}
                  onClosed={() => stage === 'requested' && finish(chosen.id)}
                />
              )}
              {gone && <Gone onNext={() => choose(open[0]?.id ?? '')} />}
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}
