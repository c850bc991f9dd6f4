import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { PAYOUT_METHODS } from '@longhaul/domain/funds/withdrawal.ts'
import { money } from '@longhaul/text/format.ts'
import { withdrawalsText as say } from '@longhaul/text/storefront/funds/withdrawals.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useState } from 'react'
import { required } from '../shared/checks.ts'
import { useRested } from '../shared/use-rested.ts'

/** The minimum payout. */
export const MIN_FEN = 100
/** How long typing must pause before the plan is fetched. */
const REST_MS = 300

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>

/**
 * The withdrawal form: the amount, the destination for the part that cannot go back to a provider, and the
 * password. Fetches the plan of where the money goes whenever the amount has settled.
 */
export function useWithdrawForm(availableFen: number, hasTwoFactor: boolean, onDone: () => void) {
  // The required fields depend on the amount; the reply below updates this.
  const [byHandFen, setByHandFen] = useState(0)
  const ifByHand = (value: string) => (byHandFen > 0 ? required(say.required)(value) : null)
  const form = useCallForm('POST /withdrawals', {
    secret: ['password', 'code'],
    start: {
      amount_fen: '',
      method: 'bank_transfer' as string,
      name: '',
      account: '',
      details: '',
      password: '',
      code: '',
    },
    check: {
      amount_fen: (typed: string) =>
        isAmount(typed, availableFen) ? null : say.amountWrong(money(availableFen)),
      name: ifByHand,
      account: ifByHand,
      password: required(say.required),
      ...(hasTwoFactor ? { code: required(say.required) } : {}),
    },
    args: ({ amount_fen, method, name, account, details, password, code }) => ({
      body: {
        amount_fen: readYuan(amount_fen) ?? 0,
        password,
        ...(code ? { code: code.trim() } : {}),
        ...(byHandFen > 0
          ? {
              payout: {
                method: PAYOUT_METHODS.find((entry) => entry === method) ?? 'bank_transfer',
                name: name.trim(),
                account: account.trim(),
                details: details.trim(),
              },
            }
          : {}),
      },
    }),
    onDone: ({ number }) => {
      toast.success(say.sent(number))
      onDone()
    },
  })
  const amountFen = useRested(
    isAmount(form.values.amount_fen, availableFen) ? readYuan(form.values.amount_fen)! : 0,
    REST_MS,
  )
  const plan = useCall(
    'POST /withdrawals/preview',
    { body: { amount_fen: amountFen } },
    { enabled: amountFen >= MIN_FEN, keepPrevious: true },
  )
  const needed = amountFen === 0 ? 0 : (plan.data?.by_hand_fen ?? 0)
  useEffect(() => setByHandFen(needed), [needed])
  return { ...form, plan, amountFen, byHandFen }
}

function isAmount(typed: string, availableFen: number): boolean {
  const fen = readYuan(typed)
  return fen !== null && fen >= MIN_FEN && fen <= availableFen
}
