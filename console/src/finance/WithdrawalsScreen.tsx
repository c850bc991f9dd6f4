import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { WITHDRAWAL_STAGES } from '@longhaul/domain/funds/stages.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { money } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { WithdrawalPanel } from './WithdrawalPanel.tsx'
import { shopperName } from './finance-words.tsx'

const words = financeText.withdrawals

/** Withdrawals: those to decide or to pay unless a stage is chosen, longest waiting first. */
export default function WithdrawalsScreen() {
  const stage = useStage(['open', ...WITHDRAWAL_STAGES])
  const isOpen = stage.shown === 'open'
  const list = usePages('GET /staff/withdrawals', { stage: stage.shown }, { limit: 100 })
  return (
    <QueueScreen
      title={shellText.sections.withdrawals}
      actions={
        <StageSelect
          label={financeText.stage}
          of={stage}
          name={(id) => (id === 'open' ? words.open : words.stages[id])}
        />
      }
      list={list}
      work={isOpen ? 'withdrawal' : undefined}
      order={(rows) => (isOpen ? rows.toReversed() : rows)}
      renderRow={(withdrawal) => ({
        title: `${withdrawal.number} · ${shopperName(withdrawal.shopper)}`,
        sub: (
          <>
            {words.stages[withdrawal.stage]}
            <HeldBy kind="withdrawal" id={withdrawal.id} />
          </>
        ),
        end: money(withdrawal.amount_fen),
        endBelow: <Age since={withdrawal.created_at} />,
      })}
      renderPanel={(withdrawal, finish) => (
        <WithdrawalPanel withdrawal={withdrawal} onClosed={() => isOpen && finish()} />
      )}
      none={<EmptyState picture={<PaySuccess />} title={words.none} />}
    />
  )
}
