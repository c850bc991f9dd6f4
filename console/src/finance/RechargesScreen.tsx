import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PAYMENT_STAGES } from '@longhaul/domain/funds/stages.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { dateTime, money } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { RechargePanel } from './RechargePanel.tsx'
import { providerName, shopperName } from './finance-words.tsx'

const words = financeText.recharges

/** Every recharge, newest first, filtered by stage, provider, number or shopper. */
export default function RechargesScreen() {
  const stage = useStage(['all', ...PAYMENT_STAGES])
  const [provider, setProvider] = useSearchParam('provider', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const list = usePages('GET /staff/recharges', {
    ...(stage.shown === 'all' ? {} : { stage: stage.shown }),
    ...(provider ? { provider } : {}),
    ...(q ? { q } : {}),
  })
  return (
    <QueueScreen
      title={shellText.sections.recharges}
      actions={
        <>
          <StageSelect
            label={financeText.stage}
            of={stage}
            name={(id) => (id === 'all' ? financeText.all : words.stages[id])}
          />
          <SelectField
            label={financeText.provider}
            labelHidden
            unmarked
            empty={financeText.anyProvider}
            options={(list.data?.first?.providers ?? []).map((id) => ({
              value: id,
              label: providerName(id),
            }))}
            value={provider}
            onChange={setProvider}
          />
          <SearchBox label={words.search} value={q} onChange={setQ} />
        </>
      }
      list={list}
      renderRow={(recharge) => ({
        title: `${recharge.number} · ${shopperName(recharge.shopper)}`,
        sub: `${providerName(recharge.provider)} · ${dateTime(recharge.created_at)}`,
        end: money(recharge.credit_fen),
        endBelow: words.stages[recharge.stage],
      })}
      renderPanelById={(id) => <RechargePanel id={id} />}
      none={<EmptyState picture={<PaySuccess />} title={words.none} />}
    />
  )
}
