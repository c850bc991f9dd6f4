import { withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { dateTime, money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { Failure } from '../shared/Failure.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'
import { PaidByHandDialog } from './PaidByHandDialog.tsx'
import type { StaffWithdrawal } from './withdrawal.ts'
import { Shopper, providerName, shopperName } from './finance-words.tsx'
import { useWithdrawalSteps } from './use-withdrawal-steps.ts'
import './finance.css'

const words = financeText.withdrawals
const KIND = {
  requested: 'attention',
  paying: 'moving',
  paid: 'done',
  rejected: 'closed',
  cancelled: 'closed',
} as const

/** One withdrawal: whose, where it goes, and the steps that its stage and this person may take. The others say why not. */
export function WithdrawalPanel({
  withdrawal,
  onClosed,
}: {
  withdrawal: StaffWithdrawal
  onClosed: () => void
}) {
  const [asking, setAsking] = useState<'reject' | 'by_hand' | null>(null)
  const me = useMe()
  const steps = useWithdrawalSteps(withdrawal, onClosed)
  const { stage, amount_fen: fen, by_hand_fen: byHand } = withdrawal
  const isFirst = withdrawal.two_people && withdrawal.approved_by === null
  const whyNot = (step: 'pay' | 'reject' | 'finish'): string | null => {
    const why = whyNotStep(withdrawalTable, stage, step, me?.roles ?? [])
    return why && errorText.reasons[why]
  }
  const whyHeld = withdrawal.why_held && errorText.reasons[withdrawal.why_held]
  const whyNotPay =
    whyNot('pay') ??
    whyHeld ??
    (me && withdrawal.approved_by === me.id ? errorText.reasons.second_person_needed : null)
  const isWaiting = withdrawal.parts.some((part) => part.stage === 'waiting')

  async function pay() {
    const isSure = await ask(
      isFirst
        ? {
            title: words.askApprove,
            text: words.askApproveText(moneyWithCode(fen)),
            confirmText: words.approve,
          }
        : {
            title: words.askPay,
            text: words.askPayText(moneyWithCode(fen), shopperName(withdrawal.shopper)),
            confirmText: words.pay,
            pays: true,
          },
    )
    // What is refused is said above the buttons.
    if (isSure) await steps.pay().catch(() => undefined)
  }

  return (
    <article className="master-detail" aria-label={withdrawal.number}>
      <div className="master-body">
        <div className="stack">
          {(stage === 'requested' || stage === 'paying') && <HoldNote kind="withdrawal" id={withdrawal.id} />}
          <div className="line">
            <h2 className="code">{withdrawal.number}</h2>
            <CopyButton text={withdrawal.number} what={financeText.copyNumber} />
            <InBooks number={withdrawal.number} />
            <StatusTag kind={KIND[stage]}>{words.stages[stage]}</StatusTag>
            <AuditLink kind="withdrawal" id={withdrawal.id} />
          </div>
          {withdrawal.held_until && <Note tone="warn">{words.held(dateTime(withdrawal.held_until))}</Note>}
          {withdrawal.why_held && !withdrawal.held_until && (
            <Note tone="warn">{words.why[withdrawal.why_held]}</Note>
          )}
          {stage === 'requested' && withdrawal.two_people && (
            <Note tone="info">
              {withdrawal.approved_by_name ? words.approvedBy(withdrawal.approved_by_name) : words.twoPeople}
            </Note>
          )}
          <div className="beside">
            <Card title={words.what}>
              <Facts facts={factsOf(withdrawal)} />
            </Card>
            <Card title={words.where}>
              <Receipt
                rows={[
                  ...withdrawal.parts.map((part) => ({
                    label: words.back(providerName(part.provider), part.recharge_number),
                    fen: part.amount_fen,
                    note: [
                      moneyWithCode(part.amount_minor, part.currency),
                      words.partStages[part.stage],
                      part.failure,
                    ]
                      .filter(Boolean)
                      .join(' · '),
                  })),
                  ...(byHand > 0 ? [{ label: words.byHand, fen: byHand }] : []),
                ]}
                total={{ label: words.total, fen }}
              />
            </Card>
          </div>
          <Failure of={steps.error} />
        </div>
      </div>
      {(stage === 'requested' || stage === 'paying') && (
        <footer className="master-actions">
          {stage === 'requested' && (
            <Button
              type={isFirst ? 'primary' : 'assistRed'}
              guardMs={0}
              busy={steps.paying && consoleWords.saving}
              disabledReason={whyNotPay}
              onClick={() => void pay()}
            >
              {isFirst ? words.approve : `${words.pay} ${money(fen)}`}
            </Button>
          )}
          {byHand > 0 && !withdrawal.by_hand_at && stage === 'paying' && (
            <Button
              type="assistRed"
              guardMs={0}
              disabledReason={whyNot('finish') ?? (isWaiting ? errorText.reasons.refund_under_way : whyHeld)}
              onClick={() => setAsking('by_hand')}
            >
              {words.payByHand(money(byHand))}
            </Button>
          )}
          <Button
            type="redLine"
            guardMs={0}
            disabledReason={
              whyNot('reject') ?? (stage === 'paying' && isWaiting && errorText.reasons.refund_under_way)
            }
            onClick={() => setAsking('reject')}
          >
            {words.reject}
          </Button>
        </footer>
      )}
      {asking === 'reject' && (
        <ReasonDialog
          title={words.rejectTitle}
          confirmText={words.reject}
          onSend={steps.reject}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'by_hand' && (
        <PaidByHandDialog fen={byHand} onSend={steps.payByHand} onClose={() => setAsking(null)} />
      )}
    </article>
  )
}

const factsOf = (one: StaffWithdrawal) => [
  { name: financeText.shopper, value: <Shopper shopper={one.shopper} /> },
  { name: financeText.amount, value: <b>{moneyWithCode(one.amount_fen)}</b> },
  { name: words.asked, value: <DateTime at={one.created_at} /> },
  one.payout && {
    name: words.payout,
    value: (
      <span className="payout">
        {[words.payoutMethods[one.payout.method], one.payout.name, one.payout.account, one.payout.details]
          .filter(Boolean)
          .join('\n')}
        {'\n'}
        <CopyButton text={one.payout.account} what={words.account} />
      </span>
    ),
  },
  one.by_hand_reference !== '' && { name: words.reference, value: one.by_hand_reference },
  one.reason !== '' && { name: consoleWords.reason, value: one.reason },
  one.decided_by_name !== null && { name: financeText.decidedBy, value: one.decided_by_name },
]
