import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { REFUND_STAGES, type RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
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
import { QueueRow } from '../shared/QueueRow.tsx'
import { useChosen } from '../shared/use-chosen.ts'
import { usePages } from '../shared/use-pages.ts'
import { RefundPanel } from './RefundPanel.tsx'

export type RefundCase = Reply<'GET /staff/refund_cases'>['items'][number]

/** Refund requests: the open ones unless a stage is chosen, the longest waiting first. */
export default function RefundsScreen() {
  const [stage, setStage] = useSearchParam('stage', { drop: 'id' })
  const list = usePages('GET /staff/refund_cases', stage ? { stage } : {}, { limit: 100 })
  return (
    <Page
      title={shellText.sections.refunds}
      fill
      actions={
        <SelectField
          label={refundText.filter}
          labelHidden
          unmarked
          empty={refundText.open}
          options={REFUND_STAGES.map((one) => ({ value: one, label: consoleWords.refundStages[one] }))}
          value={stage}
          onChange={setStage}
        />
      }
    >
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture={<PaySuccess />} title={refundText.none} />
          ) : (
            <Queue cases={items.toSorted((a, b) => a.created_at.localeCompare(b.created_at))} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Queue({ cases }: { cases: readonly RefundCase[] }) {
  const { open, chosen, gone, choose, finish } = useChosen(cases)
  return (
    <div className="master">
      <ul className="master-list" aria-label={shellText.sections.refunds}>
        {open.map((one) => (
          <QueueRow
            key={one.id}
            chosen={one === chosen}
            noPicture
            title={one.item_title}
            titleLang="zh-Hans"
            sub={
              <>
                {`${one.order_number} · ${one.shopper_name}`}
                <HeldBy kind="refund_case" id={one.id} />
              </>
            }
            end={money(one.amount_fen)}
            endBelow={<Age since={one.created_at} />}
            onChoose={() => choose(one.id)}
          />
        ))}
      </ul>
      {chosen && <RefundPanel key={chosen.id} refund={chosen} onClosed={() => finish(chosen.id)} />}
      {gone && <Gone onNext={() => choose(open[0]?.id ?? '')} />}
    </div>
  )
}

/** The stage's name; what we do not know keeps its own. */
export const stageName = (stage: string): string => consoleWords.refundStages[stage as RefundStage] ?? stage
