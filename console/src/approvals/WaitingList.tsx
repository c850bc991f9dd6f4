import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { money } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { proposalTitle } from '../shared/proposal.ts'
import { Age } from '../shared/Age.tsx'
import { Gone } from '../shared/queue/Gone.tsx'
import { Master, MasterList } from '../shared/queue/Master.tsx'
import { QueueRow, type RowLook } from '../shared/queue/QueueRow.tsx'
import { useChosen } from '../shared/queue/use-chosen.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import type { Entry } from './waiting.ts'

const words = approvalsText

/** What the reader may decide, below it what others decide, and the open one beside them. */
export function WaitingList({ mine, others }: { mine: readonly Entry[]; others: readonly Entry[] }) {
  const { rows, open, chosen, choose } = useChosen([...mine, ...others], true)
  if (rows.length === 0 && !open) return <EmptyState picture={<PaySuccess />} title={words.none} />
  const group = (title: string, entries: readonly Entry[]) =>
    entries.length > 0 && (
      <section aria-label={title}>
        <h2 className="border-b bg-sunken px-4 py-2 text-sm text-ink-2">{title}</h2>
        <ul>
          {entries.map((entry) => (
            <QueueRow
              key={entry.id}
              {...lookOf(entry)}
              chosen={entry.id === open}
              onChoose={() => choose(entry.id)}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <Master narrow>
      <MasterList>
        {group(words.mine(mine.length), mine)}
        {group(words.others(others.length), others)}
      </MasterList>
      {!chosen && open && <Gone onNext={() => choose(rows[0]?.id ?? '')} />}
      {chosen?.proposal && <ProposalPanel key={chosen.id} id={chosen.id} />}
      {chosen?.payment && <PaymentPanel key={chosen.id} payment={chosen.payment} />}
    </Master>
  )
}

function lookOf({ since, payment, proposal }: Entry): RowLook {
  const age = <Age since={since} />
  return payment
    ? {
        title: `${words.kinds[payment.kind]} ${money(payment.amount_fen)}`,
        sub: `${payment.first_by_name} · ${payment.number}`,
        endBelow: age,
      }
    : {
        title: proposalTitle(proposal),
        sub: proposal.stage === 'approved' ? words.stages.approved : proposal.asked_by.name,
        endBelow: age,
      }
}
