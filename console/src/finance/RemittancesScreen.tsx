import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { REMITTANCE_STAGES } from '@longhaul/domain/funds/stages.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { amount } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { RemittancePanel } from './RemittancePanel.tsx'
import { providerName, shopperName } from './finance-words.tsx'

const words = financeText.remittances

/** Remittances: those to credit unless a stage is chosen, longest waiting first. */
export default function RemittancesScreen() {
  const stage = useStage(REMITTANCE_STAGES)
  const isWaiting = stage.shown === 'submitted'
  const list = usePages('GET /staff/remittances', { stage: stage.shown }, { limit: 100 })
  return (
    <QueueScreen
      title={shellText.sections.remittances}
      actions={
        <StageSelect
          label={financeText.stage}
          of={stage}
          name={(id) => (id === 'submitted' ? words.waiting : words.stages[id])}
        />
      }
      list={list}
      work={isWaiting ? 'remittance' : undefined}
      order={(rows) => (isWaiting ? rows.toReversed() : rows)}
      renderRow={(remittance) => ({
        title: `${remittance.number} · ${shopperName(remittance.shopper)}`,
        sub: providerName(remittance.method),
        end: amount(remittance.sent_minor, remittance.currency),
        endBelow: <Age since={remittance.created_at} />,
      })}
      renderPanel={(remittance, finish) => (
        <RemittancePanel remittance={remittance} onClosed={() => isWaiting && finish()} />
      )}
      none={<EmptyState picture={<PaySuccess />} title={words.none} />}
    />
  )
}
