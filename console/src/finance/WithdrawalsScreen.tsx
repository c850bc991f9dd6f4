import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { WITHDRAWAL_STAGES } from '@longhaul/domain/funds/stages.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { money } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Gone } from '../shared/Gone.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { useChosen } from '../shared/use-chosen.ts'
import { usePages } from '../shared/use-pages.ts'
import { WithdrawalPanel } from './WithdrawalPanel.tsx'
import { shopperName } from './finance-words.tsx'

const words = financeText.withdrawals

export type StaffWithdrawal = Reply<'GET /staff/withdrawals'>['items'][number]

/** Withdrawals: those to decide or to pay unless a stage is chosen, the longest waiting first. */
export default function WithdrawalsScreen() {
  const [asked, setStage] = useSearchParam('stage', { drop: 'id' })
  const stage = WITHDRAWAL_STAGES.find((one) => one === asked) ?? 'open'
  const list = usePages('GET /staff/withdrawals', { stage }, { limit: 100 })
  const items = list.data?.items ?? []
  const queue = stage === 'open' ? items.toReversed() : items
  const { open, chosen, gone, choose, finish } = useChosen(queue)
  return (
    <Page
      title={shellText.sections.withdrawals}
      fill
      actions={
        <SelectField
          label={financeText.stage}
          labelHidden
          unmarked
          empty={words.open}
          options={WITHDRAWAL_STAGES.map((one) => ({ value: one, label: words.stages[one] }))}
          value={stage === 'open' ? '' : stage}
          onChange={setStage}
        />
      }
    >
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
        {() =>
          open.length === 0 && !gone ? (
            <EmptyState picture={<PaySuccess />} title={words.none} />
          ) : (
            <div className="master">
              <QueueList label={shellText.sections.withdrawals} shown={items.length} pages={list}>
                {open.map((one) => (
                  <QueueRow
                    key={one.id}
                    chosen={one === chosen}
                    noPicture
                    title={`${one.number} · ${shopperName(one.shopper)}`}
                    sub={
                      <>
                        {words.stages[one.stage]}
                        <HeldBy kind="withdrawal" id={one.id} />
                      </>
                    }
                    end={money(one.amount_fen)}
                    endBelow={<Age since={one.created_at} />}
                    onChoose={() => choose(one.id)}
                  />
                ))}
              </QueueList>
              {chosen && (
                <WithdrawalPanel
                  key={chosen.id}
                  withdrawal={chosen}
                  onClosed={() => stage === 'open' && finish(chosen.id)}
                />
              )}
              {gone && <Gone onNext={() => choose(open[0]?.id ?? '')} />}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}
