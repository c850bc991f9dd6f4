import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { CLAIM_STAGES } from '@longhaul/domain/claims/stages.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { longestWaitingFirst } from '../shared/queue/longest-waiting-first.ts'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { ClaimPanel } from './ClaimPanel.tsx'

/** Claims: the open ones unless a stage is chosen, longest waiting first. */
export default function ClaimsScreen() {
  const stage = useStage(['open', ...CLAIM_STAGES])
  const isOpen = stage.shown === 'open'
  const list = usePages('GET /staff/claims', stage.shown === 'open' ? {} : { stage: stage.shown }, {
    limit: 100,
  })
  return (
    <QueueScreen
      title={shellText.sections.claims}
      actions={
        <StageSelect
          label={claimsText.filter}
          of={stage}
          name={(id) => (id === 'open' ? claimsText.open : claimsText.stages[id])}
        />
      }
      list={list}
      work={isOpen ? 'claim' : undefined}
      order={longestWaitingFirst}
      renderRow={(claim) => ({
        title: `${claimsText.kinds[claim.kind]} · ${claimsText.stages[claim.stage]}`,
        sub: `${claim.parcel_number} · ${consoleWords.shopperOf(claim.shopper_name, claim.shopper_code)}`,
        end: claim.payout_fen === null ? '' : money(claim.payout_fen),
        endBelow: <Age since={claim.created_at} />,
      })}
      renderPanel={({ id }, finish) => <ClaimPanel id={id} onClosed={() => isOpen && finish()} />}
      none={<EmptyState picture={<PaySuccess />} title={claimsText.none} />}
    />
  )
}
