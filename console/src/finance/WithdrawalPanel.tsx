import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { HeldBy } from '../shared/HeldBy.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { Shopper, providerName } from './finance-words.tsx'
import { useWithdrawalSteps } from './use-withdrawal-steps.ts'
import type { StaffWithdrawal } from './withdrawal.ts'
import { WithdrawalActions } from './WithdrawalActions.tsx'

const words = financeText.withdrawals
const KIND = {
  requested: 'attention',
  paying: 'moving',
  paid: 'done',
  rejected: 'closed',
  cancelled: 'closed',
} as const

/** One withdrawal: its shopper, where the money goes, and its steps. */
export function WithdrawalPanel({
  withdrawal,
  onClosed,
}: {
  withdrawal: StaffWithdrawal
  onClosed: () => void
}) {
  const steps = useWithdrawalSteps(withdrawal, onClosed)
  const { id, number, stage } = withdrawal
  const isOpen = stage === 'requested' || stage === 'paying'
  return (
    <QueuePanel
      label={number}
      actions={isOpen && <WithdrawalActions withdrawal={withdrawal} steps={steps} />}
    >
      {isOpen && <HoldNote kind="withdrawal" id={id} />}
      <Line>
        <h2 className="code text-lg">{number}</h2>
        <CopyButton text={number} what={financeText.copyNumber} />
        <InBooks number={number} />
        <StatusTag kind={KIND[stage]}>{words.stages[stage]}</StatusTag>
        <AuditLink kind="withdrawal" id={id} />
      </Line>
      <Notes withdrawal={withdrawal} />
      <SideBySide>
        <Card title={words.what}>
          <Facts facts={factsOf(withdrawal)} />
        </Card>
        <Card title={words.where}>
          <Receipt rows={waysOf(withdrawal)} total={{ label: words.total, fen: withdrawal.amount_fen }} />
        </Card>
      </SideBySide>
      <Failure of={steps.error} />
    </QueuePanel>
  )
}

/** Warnings before paying: why it is held, and that it takes two people. */
const Notes = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => (
  <>
    {withdrawal.why_held && withdrawal.why_held !== 'withdrawal_held' && (
      <Note tone="warn">{words.why[withdrawal.why_held]}</Note>
    )}
    <HeldBy shopperId={withdrawal.shopper.id} holds={withdrawal.holds} lifted={withdrawal.lifted} />
    {withdrawal.stage === 'requested' && withdrawal.two_people && (
      <Note tone="info">
        {withdrawal.approved_by_name ? words.approvedBy(withdrawal.approved_by_name) : words.twoPeople}
      </Note>
    )}
  </>
)

/** Where the money goes: back through the recharges, and the rest by manual transfer. */
const waysOf = ({ parts, by_hand_fen: byHand }: StaffWithdrawal) => [
  ...parts.map((part) => ({
    label: words.back(providerName(part.provider), part.recharge_number),
    fen: part.amount_fen,
    note: [moneyWithCode(part.amount_minor, part.currency), words.partStages[part.stage], part.failure]
      .filter(Boolean)
      .join(' · '),
  })),
  ...(byHand > 0 ? [{ label: words.byHand, fen: byHand }] : []),
]

const factsOf = (staffWithdrawal: StaffWithdrawal) => [
  { name: financeText.shopper, value: <Shopper shopper={staffWithdrawal.shopper} /> },
  { name: financeText.amount, value: <b>{moneyWithCode(staffWithdrawal.amount_fen)}</b> },
  { name: words.asked, value: <DateTime at={staffWithdrawal.created_at} /> },
  staffWithdrawal.payout && {
    name: words.payout,
    value: (
      <span className="wrap-anywhere whitespace-pre-line">
        {[
          words.payoutMethods[staffWithdrawal.payout.method],
          staffWithdrawal.payout.name,
          staffWithdrawal.payout.account,
          staffWithdrawal.payout.details,
        ]
          .filter(Boolean)
          .join('\n')}
        {'\n'}
        <CopyButton text={staffWithdrawal.payout.account} what={words.account} />
      </span>
    ),
  },
  staffWithdrawal.by_hand_reference !== '' && {
    name: words.reference,
    value: staffWithdrawal.by_hand_reference,
  },
  staffWithdrawal.reason !== '' && { name: consoleWords.reason, value: staffWithdrawal.reason },
  staffWithdrawal.decided_by_name !== null && {
    name: financeText.decidedBy,
    value: staffWithdrawal.decided_by_name,
  },
]
