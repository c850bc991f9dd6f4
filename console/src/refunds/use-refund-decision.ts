import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { isFirstOfTwo } from '@longhaul/domain/policy/second-person.ts'
import { OPEN_REFUND_STAGES, refundTable, type RefundStep } from '@longhaul/domain/orders/refund-case.ts'
import type { RefundFault } from '@longhaul/domain/orders/refund.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { useMe } from '../shared/use-me.ts'
import { type RefundCase, stageName } from './refund-case.ts'

/** The decisions on a refund request, in the order of the buttons. */
export const REFUND_STEPS = ['grant', 'pay_back', 'ask_seller', 'return_goods', 'reject'] as const
export type RefundDecisionStep = (typeof REFUND_STEPS)[number]

/**
 * Who is at fault, the steps that stage and roles allow, and a function to take one. `onClosed` is called
 * once nothing is left to do.
 */
export function useRefundDecision(refund: RefundCase, onClosed: () => void) {
  const me = useMe()
  const [fault, setFault] = useState<RefundFault>(refund.fault)
  const decide = useSend('POST /staff/refund_cases/{id}/decide', {
    quiet: true,
    onDone: ({ stage, approved }) => {
      toast.success(approved ? recordsText.approve.done : refundText.now(stageName(stage)))
      // A granted request still has to be paid back, perhaps by the same person.
      if (!OPEN_REFUND_STAGES.some((open) => open === stage)) onClosed()
    },
  })
  const shared = { twoPeople: refund.two_people, firstBy: refund.approved_by }
  return {
    fault,
    setFault,
    isFirst: isFirstOfTwo(shared),
    whyNot(step: RefundStep): string | null {
      const why =
        whyNotStep(refundTable, refund.stage, step, me?.roles ?? []) ??
        (step === 'pay_back' ? refund.why_not_second : null)
      return why && errorText.reasons[why]
    },
    take(step: RefundDecisionStep, note = '') {
      const found = step === 'grant' && fault !== refund.fault ? { fault } : {}
      return decide.mutateAsync({ params: { id: refund.id }, body: { step, note, ...found } })
    },
    isTaking: (step: RefundDecisionStep) => decide.isPending && decide.variables.body.step === step,
    error: decide.error,
  }
}

export type RefundDecision = ReturnType<typeof useRefundDecision>
