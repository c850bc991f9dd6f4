import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { REMITTANCE_STAGES } from '@longhaul/domain/funds/stages.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { amount } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Gone } from '../shared/Gone.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { useChosen } from '../shared/use-chosen.ts'
import { usePages } from '../shared/use-pages.ts'
import { RemittancePanel } from './RemittancePanel.tsx'
import { providerName, shopperName } from './finance-words.tsx'

const words = financeText.remittances

export type StaffRemittance = Reply<'GET /staff/remittances'>['items'][number]

/** Remittances: those to credit unless a stage is chosen, the longest waiting first. */
export default function RemittancesScreen() {
  const [asked, setStage] = useSearchParam('stage', { drop: 'id' })
  const stage = REMITTANCE_STAGES.find((one) => one === asked) ?? 'submitted'
  const list = usePages('GET /staff/remittances', { stage }, { limit: 100 })
  const items = list.data?.items ?? []
  const queue = stage === 'submitted' ? items.toReversed() : items
  const { open, chosen, gone, choose, finish } = useChosen(queue)
  return (
    <Page
      title={shellText.sections.remittances}
      fill
      actions={
        <SelectField
          label={financeText.stage}
          labelHidden
          unmarked
          empty={words.waiting}
          options={REMITTANCE_STAGES.slice(1).map((one) => ({ value: one, label: words.stages[one] }))}
          value={stage === 'submitted' ? '' : stage}
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
              <QueueList label={shellText.sections.remittances} shown={items.length} pages={list}>
                {open.map((one) => (
                  <QueueRow
                    key={one.id}
                    chosen={one === chosen}
                    noPicture
                    title={`${one.number} · ${shopperName(one.shopper)}`}
                    sub={providerName(one.method)}
                    end={amount(one.sent_minor, one.currency)}
                    endBelow={<Age since={one.created_at} />}
                    onChoose={() => choose(one.id)}
                  />
                ))}
              </QueueList>
              {chosen && (
                <RemittancePanel
                  key={chosen.id}
                  remittance={chosen}
                  onClosed={() => stage === 'submitted' && finish(chosen.id)}
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
