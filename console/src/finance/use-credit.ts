import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { isFirstOfTwo } from '@longhaul/domain/policy/second-person.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { shopperName } from './finance-words.tsx'
import type { StaffRemittance } from './remittance.ts'

const words = financeText.remittances

/**
 * The value of a received amount on the balance, who may credit it, and the action that credits it after a
 * confirmation.
 */
export function useCredit(
  remittance: StaffRemittance,
  { currency, minor }: { currency: string; minor: number },
  onClosed: () => void,
) {
  const params = { id: remittance.id }
  const worth = useCall(
    'POST /staff/remittances/{id}/preview_credit',
    { params, body: { currency, received_minor: minor } },
    { enabled: minor > 0 },
  )
  const credit = useSend('POST /staff/remittances/{id}/credit', {
    quiet: true,
    onDone: ({ stage, credit_fen }) => {
      if (stage === 'submitted') return void toast.success(words.approved)
      toast.success(words.credited(money(credit_fen ?? 0)))
      onClosed()
    },
  })
  const found = minor > 0 ? worth.data : undefined
  // A person who enters a different amount becomes the first of the two people.
  const isAsApproved = currency === remittance.approved_currency && minor === remittance.approved_minor
  const shared = {
    twoPeople: found?.two_people ?? false,
    firstBy: isAsApproved ? remittance.approved_by : null,
  }
  const isFirst = isFirstOfTwo(shared)
  const why = shared.twoPeople && shared.firstBy !== null ? remittance.why_not_second : null

  async function press() {
    if (!found) return
    const question = isFirst ? approval(found.credit_fen) : crediting(found.credit_fen, remittance)
    if (!(await ask(question))) return
    const body = { currency, received_minor: minor, expected_credit_fen: found.credit_fen }
    // The refusal is shown below; the rate is refetched in case it has changed.
    await credit.mutateAsync({ params, body }).catch(() => void worth.refetch())
  }

  return {
    /** Undefined until an amount is typed and its worth is known. */
    found,
    isFirst,
    whyNot: found ? why && errorText.reasons[why] : words.creditFirst,
    press,
    isSending: credit.isPending,
    error: worth.error ?? credit.error,
  }
}

const approval = (fen: number) => ({
  title: words.askApprove,
  text: words.askApproveText(moneyWithCode(fen)),
  confirmText: words.approve(money(fen)),
})

const crediting = (fen: number, { shopper }: StaffRemittance) => ({
  title: words.askCredit,
  text: words.askCreditText(moneyWithCode(fen), shopperName(shopper)),
  confirmText: words.credit(money(fen)),
  pays: true,
})
