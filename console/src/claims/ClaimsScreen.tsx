import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { CLAIM_STAGES, type ClaimStage } from '@longhaul/domain/claims/stages.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
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
import { Page } from '../shared/Page.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { useChosen } from '../shared/use-chosen.ts'
import { usePages } from '../shared/use-pages.ts'
import { ClaimPanel } from './ClaimPanel.tsx'

export type ClaimRow = Reply<'GET /staff/claims'>['items'][number]

/** Claims: the open ones unless a stage is chosen, the longest waiting first. */
export default function ClaimsScreen() {
  const [asked, setStage] = useSearchParam('stage', { drop: 'id' })
  const stage = CLAIM_STAGES.find((one) => one === asked)
  const list = usePages('GET /staff/claims', stage ? { stage } : {}, { limit: 100 })
  return (
    <Page
      title={shellText.sections.claims}
      fill
      actions={
        <SelectField
          label={claimsText.filter}
          labelHidden
          unmarked
          empty={claimsText.open}
          options={CLAIM_STAGES.map((one) => ({ value: one, label: claimsText.stages[one] }))}
          value={asked}
          onChange={setStage}
        />
      }
    >
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture={<PaySuccess />} title={claimsText.none} />
          ) : (
            <Queue
              claims={items.toSorted((a, b) => a.created_at.localeCompare(b.created_at))}
              stage={stage}
            />
          )
        }
      </Loaded>
    </Page>
  )
}

function Queue({ claims, stage }: { claims: readonly ClaimRow[]; stage: ClaimStage | undefined }) {
  const { open, chosen, gone, choose, finish } = useChosen(claims)
  return (
    <div className="master">
      <ul className="master-list" aria-label={shellText.sections.claims}>
        {open.map((one) => (
          <QueueRow
            key={one.id}
            chosen={one === chosen}
            noPicture
            title={`${claimsText.kinds[one.kind]} · ${claimsText.stages[one.stage]}`}
            sub={`${one.parcel_number} · ${consoleWords.shopperOf(one.shopper_name, one.shopper_code)}`}
            end={one.payout_fen === null ? '' : money(one.payout_fen)}
            endBelow={<Age since={one.created_at} />}
            onChoose={() => choose(one.id)}
          />
        ))}
      </ul>
      {chosen && <ClaimPanel key={chosen.id} id={chosen.id} onClosed={() => !stage && finish(chosen.id)} />}
      {gone && <Gone onNext={() => choose(open[0]?.id ?? '')} />}
    </div>
  )
}
