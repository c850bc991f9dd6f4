import { recordsText } from '@longhaul/text/console/records/records.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import type { RefundCase } from './refund-case.ts'
import { REFUND_STEPS, type RefundDecision, type RefundDecisionStep } from './use-refund-decision.ts'

/** A button for every step; those that stage or roles do not allow say why. Rejecting asks for a reason, paying back for a yes. */
export function RefundActions({ refund, decision }: { refund: RefundCase; decision: RefundDecision }) {
  const [rejecting, setRejecting] = useState(false)
  const { isFirst, take } = decision

  async function press(step: RefundDecisionStep) {
    if (step === 'reject') return setRejecting(true)
    if (step === 'pay_back' && !(await ask(isFirst ? approval(refund) : payment(refund)))) return
    // What is refused is said above the buttons.
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
