import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { PAYMENT_STAGES, type PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { dateTime, money } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { RechargePanel } from './RechargePanel.tsx'
import { providerName, shopperName } from './finance-words.tsx'

const words = financeText.recharges

export type StaffRecharge = Reply<'GET /staff/recharges'>['items'][number]

/** Every recharge, the newest first: by stage, provider, number or shopper. */
export default function RechargesScreen() {
  const [stage, setStage] = useSearchParam('stage', { drop: 'id' })
  const [provider, setProvider] = useSearchParam('provider', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [asked, choose] = useSearchParam('id', { replace: true })
  const known = PAYMENT_STAGES.find((one) => one === stage)
  const list = usePages('GET /staff/recharges', {
    ...(known ? { stage: known } : {}),
    ...(provider ? { provider } : {}),
    ...(q ? { q } : {}),
  })
  const recharges = list.data?.items ?? []
  const chosen = asked || (recharges[0]?.id ?? '')
  useListKeys(
    recharges.map((one) => one.id),
    chosen,
    choose,
  )
  return (
    <Page
      title={shellText.sections.recharges}
      fill
      actions={
        <>
          <SelectField
            label={financeText.stage}
            labelHidden
            unmarked
            empty={financeText.all}
            options={PAYMENT_STAGES.map((one) => ({ value: one, label: words.stages[one] }))}
            value={stage}
            onChange={setStage}
          />
          <SelectField
            label={financeText.provider}
            labelHidden
            unmarked
            empty={financeText.anyProvider}
            options={(list.data?.first?.providers ?? []).map((one) => ({
              value: one,
              label: providerName(one),
            }))}
            value={provider}
            onChange={setProvider}
          />
          <SearchBox label={words.search} value={q} onChange={setQ} />
        </>
      }
    >
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 && !asked ? (
            <EmptyState picture={<PaySuccess />} title={words.none} />
          ) : (
            <div className="master">
              <QueueList label={shellText.sections.recharges} shown={items.length} pages={list}>
                {items.map((one) => (
                  <QueueRow
                    key={one.id}
                    chosen={one.id === chosen}
                    noPicture
                    title={`${one.number} · ${shopperName(one.shopper)}`}
                    sub={`${providerName(one.provider)} · ${dateTime(one.created_at)}`}
                    end={money(one.credit_fen)}
                    endBelow={words.stages[one.stage]}
                    onChoose={() => choose(one.id)}
                  />
                ))}
              </QueueList>
              <RechargePanel key={chosen} id={chosen} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

export const rechargeKind = {
  created: 'waiting',
  succeeded: 'done',
  failed: 'problem',
  expired: 'closed',
} as const satisfies Record<PaymentStage, string>
