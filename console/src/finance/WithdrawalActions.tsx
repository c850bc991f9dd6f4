import { withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { type Me, useMe } from '../shared/use-me.ts'
import { PaidByHandDialog } from './PaidByHandDialog.tsx'
import { shopperName } from './finance-words.tsx'
import type { WithdrawalSteps } from './use-withdrawal-steps.ts'
import type { StaffWithdrawal } from './withdrawal.ts'

const words = financeText.withdrawals
const { reasons } = errorText

/**
 * The steps of an open withdrawal: pay through the providers, record the rest as paid manually, reject.
 * Unavailable steps are disabled with the reason.
 */
export function WithdrawalActions({
  withdrawal,
  steps,
}: {
  withdrawal: StaffWithdrawal
  steps: WithdrawalSteps
}) {
  const [asking, setAsking] = useState<'reject' | 'by_hand' | null>(null)
  const whyNot = whyNotOf(withdrawal, useMe())
  const { stage, amount_fen: fen, by_hand_fen: byHand } = withdrawal
  // Whoever lifted a hold of it was the first of the two.
  const isFirst = withdrawal.two_people && withdrawal.approved_by === null && withdrawal.lifted.length === 0

  async function pay() {
    const isSure = await ask(isFirst ? approval(withdrawal) : payment(withdrawal))
    // The refusal is shown above the buttons.
    if (isSure) await steps.pay().catch(() => undefined)
  }

  return (
    <>
      {stage === 'requested' && (
        <Button
          type={isFirst ? 'primary' : 'assistRed'}
          guardMs={0}
          busy={steps.paying && consoleWords.saving}
          disabledReason={whyNot.pay}
          onClick={() => void pay()}
        >
          {isFirst ? words.approve : `${words.pay} ${money(fen)}`}
        </Button>
      )}
      {byHand > 0 && !withdrawal.by_hand_at && stage === 'paying' && (
        <Button
          type="assistRed"
          guardMs={0}
          disabledReason={whyNot.payByHand}
          onClick={() => setAsking('by_hand')}
        >
          {words.payByHand(money(byHand))}
        </Button>
      )}
      <Button type="redLine" guardMs={0} disabledReason={whyNot.reject} onClick={() => setAsking('reject')}>
        {words.reject}
      </Button>
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
    </>
  )
}

/** Why the user cannot take each step now; null if they can. */
function whyNotOf(
  { stage, parts, why_held, why_not_second, lifted, two_people }: StaffWithdrawal,
  me: Me | undefined,
) {
  const whyNot = (step: 'pay' | 'reject' | 'finish'): string | null => {
    const why = whyNotStep(withdrawalTable, stage, step, me?.roles ?? [])
    return why && reasons[why]
  }
  const whyHeld = why_held && reasons[why_held]
  const underWay = parts.some((part) => part.stage === 'waiting') ? reasons.refund_under_way : null
  const isLifter = two_people && lifted.some(({ by }) => by === me?.id)
  const whyNotPayer = isLifter ? reasons.second_person_needed : null
  const whyNotSecond = why_not_second && reasons[why_not_second]
  return {
    pay: whyNot('pay') ?? whyHeld ?? whyNotPayer ?? whyNotSecond,
    payByHand: whyNot('finish') ?? underWay ?? whyHeld ?? whyNotPayer,
    reject: whyNot('reject') ?? (stage === 'paying' ? underWay : null),
  }
}

const approval = ({ amount_fen }: StaffWithdrawal) => ({
  title: words.askApprove,
  text: words.askApproveText(moneyWithCode(amount_fen)),
  confirmText: words.approve,
})

const payment = ({ amount_fen, shopper }: StaffWithdrawal) => ({
  title: words.askPay,
  text: words.askPayText(moneyWithCode(amount_fen), shopperName(shopper)),
  confirmText: words.pay,
  pays: true,
})
