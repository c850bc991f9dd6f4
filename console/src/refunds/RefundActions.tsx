import { refundTable } from '@longhaul/domain/orders/refund-case.ts'
import { ROLES, type StaffRole } from '@longhaul/domain/states/table.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { RefundCase } from './refund-case.ts'
import { REFUND_STEPS, type RefundDecision, type RefundDecisionStep } from './use-refund-decision.ts'

/**
 * A button for every step. Steps that the stage or roles forbid say why. Rejecting asks for a reason, paying
 * back for confirmation.
 */
export function RefundActions({ refund, decision }: { refund: RefundCase; decision: RefundDecision }) {
  const [rejecting, setRejecting] = useState(false)
  const { isFirst, take } = decision
  const me = useMe()
  const noneHere = REFUND_STEPS.every((step) => decision.whyNot(step) !== null)

  async function press(step: RefundDecisionStep) {
    if (step === 'reject') return setRejecting(true)
    if (step === 'pay_back' && !(await ask(isFirst ? approval(refund) : payment(refund)))) return
    // A refusal is shown above the buttons.
    await take(step).catch(() => undefined)
  }

  const nameOf = (step: RefundDecisionStep): string => {
    if (step !== 'pay_back') return refundText.steps[step]
    return isFirst ? recordsText.approve.approve : refundText.payBack(money(refund.amount_fen))
  }

  return (
    <>
      {REFUND_STEPS.map((step) => (
        <Button
          key={step}
          type={LOOKS[step]}
          guardMs={0}
          busy={decision.isTaking(step) && consoleWords.saving}
          disabledReason={decision.whyNot(step)}
          onClick={() => void press(step)}
        >
          {nameOf(step)}
        </Button>
      ))}
      {noneHere && <p className="text-sm text-ink-2">{whyNotRole(me, rolesAt(refund.stage))}</p>}
      {rejecting && (
        <ReasonDialog
          title={refundText.rejectTitle}
          confirmText={refundText.steps.reject}
          ready={{ kind: 'reject_refund', lang: refund.shopper_lang }}
          onSend={(note) => take('reject', note)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}

/** The roles whose turn it is at a stage. */
const rolesAt = (stage: RefundCase['stage']): StaffRole[] =>
  ROLES.filter((role) => refundTable.edges.some((edge) => edge.from === stage && edge.by.includes(role)))

const LOOKS = {
  grant: 'primary',
  pay_back: 'assistRed',
  ask_seller: 'assistWhite',
  return_goods: 'assistWhite',
  reject: 'redLine',
} as const

const approval = (refund: RefundCase) => ({
  title: recordsText.approve.title,
  text: recordsText.approve.text(moneyWithCode(refund.amount_fen)),
  confirmText: recordsText.approve.approve,
})

const payment = (refund: RefundCase) => ({
  title: refundText.payTitle,
  text: refundText.payText(moneyWithCode(refund.amount_fen), refund.shopper_name),
  confirmText: refundText.steps.pay_back,
  pays: true,
})
