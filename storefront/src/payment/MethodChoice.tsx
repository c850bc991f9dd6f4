import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import { amount, money } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { type Choice, RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { ProviderQuote } from './ProviderQuote.tsx'
import type { Method, Pay, PaymentPreview } from './use-pay.ts'

/** The payment methods, each with its consequence for this amount; an unavailable one says why. */
export function MethodChoice({ pay, preview }: { pay: Pay; preview: PaymentPreview }) {
  const { pathname, search } = useLocation()
  const isShort = !pay.covered
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioGroup
        label={paymentText.method}
        unmarked
        look="cards"
        value={pay.method}
        onChange={pay.choose}
        choices={[
          balanceChoice(pay, preview),
          ...pay.offered.map((method) => providerChoice(method, pay, preview)),
        ]}
      />
      {isShort && !pay.methodsLoading && pay.offered.length === 0 && (
        <Note tone="warn">{paymentText.noMethods}</Note>
      )}
      {isShort && (
        <Link className="justify-self-start py-1 text-sm" to={to.recharge(pathname + search)}>
          {paymentText.rechargeLink}
        </Link>
      )}
    </div>
  )
}

function balanceChoice(
  pay: Pay,
  { available_fen: availableFen, total_fen: totalFen, missing_fen: missingFen }: PaymentPreview,
): Choice {
  return {
    value: 'balance',
    label: paymentText.balance,
    hint: paymentText.balanceAvailable(money(availableFen)),
    aside: pay.covered ? money(totalFen) : undefined,
    disabledReason: pay.covered ? null : paymentText.balanceShort(money(missingFen)),
    detail: (
      <p className="text-sm text-ink-2">
        {sentences(
          paymentText.freeze,
          pay.covered && paymentText.balanceAfter(money(availableFen - totalFen)),
        )}
      </p>
    ),
  }
}

function providerChoice(method: Method, pay: Pay, preview: PaymentPreview): Choice {
  return {
    value: method.id,
    label: method.name,
    hint: method.note,
    aside: pay.method === method.id && pay.charged && amount(pay.charged.pay_minor, pay.charged.currency),
    disabledReason: whyNotProvider(pay),
    detail: <ProviderQuote method={method} pay={pay} preview={preview} />,
  }
}

function whyNotProvider({ covered, isTooMuch }: Pay): string | null {
  if (covered) return paymentText.coversAll
  return isTooMuch ? paymentText.tooMuch(money(RECHARGE_MAX_FEN)) : null
}
