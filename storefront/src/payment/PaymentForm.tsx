import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { amount, money, moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { useConverted } from '../shared/use-converted.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useMe } from '../shared/use-me.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PaidGoods } from './PaidGoods.tsx'
import { type Pay, type PaymentPreview, usePay } from './use-pay.ts'
import { VerifyNote } from './VerifyNote.tsx'

/**
 * The payment block: payee, amount, purpose and method, what happens to the money if something goes wrong,
 * and one button.
 */
export function PaymentForm({ preview, onPaid }: { preview: PaymentPreview; onPaid: () => void }) {
  const pay = usePay(preview, onPaid)
  const me = useMe()
  const isUnverified = me?.email_verified === false
  return (
    <div className="grid grid-cols-1 gap-4">
      {isUnverified && <VerifyNote email={me.email} />}
      <section
        className="overflow-clip rounded-card border-2 border-ink bg-surface"
        aria-label={paymentText.titlePlain}
      >
        <Head pay={pay} preview={preview} />
        <div className="grid grid-cols-1 gap-5 p-4 md:p-6">
          <MethodChoice pay={pay} preview={preview} />
          <PayBar>
            <Failed pay={pay} />
            <Button
              type="assistRed"
              size="auto"
              busy={pay.paying && paymentText.paying}
              disabled={pay.method === ''}
              disabledReason={isUnverified && paymentText.verify.why}
              onClick={pay.pay}
            >
              {paymentText.pay(
                pay.charged
                  ? moneyWithCode(pay.charged.pay_minor, pay.charged.currency)
                  : moneyWithCode(preview.total_fen),
              )}
            </Button>
          </PayBar>
          <p className="flex gap-3 text-sm text-ink-2">
            <ShieldCheck className="text-ok" />
            <span>{paymentText.refundRule}</span>
          </p>
        </div>
      </section>
    </div>
  )
}

/** The single button: on a telephone always visible above the bar of tabs, else after the method. */
const PayBar = ({ children }: { children: ReactNode }) => (
  <div
    data-bottom-bar=""
    className="sticky [@media(max-height:30rem)]:static! bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 -m-4 mt-0 grid grid-cols-1 gap-2 border-t border-line bg-surface p-4 md:static md:m-0 md:border-0 md:p-0"
  >
    {children}
  </div>
)

/** The block's head, like the label of a package: payee, amount, and pictures of what it is for. */
function Head({ pay, preview }: { pay: Pay; preview: PaymentPreview }) {
  const site = useConfiguration()?.WEBSITE_NAME ?? ''
  const payBys = preview.items.flatMap((item) => (item.pay_by ? [item.pay_by] : []))
  const [first] = payBys.toSorted()
  return (
    <div className="border-b-2 border-ink bg-sunken p-4 md:p-6">
      <p className="text-sm text-ink-2">{paymentText.payee(site)}</p>
      <p className="num mt-1 flex flex-wrap items-baseline gap-x-3">
        <b className="text-3xl">{moneyWithCode(preview.total_fen)}</b>
        <span className="text-ink-2">
          <Charged pay={pay} preview={preview} />
        </span>
      </p>
      <div className="mt-4">
        <PaidGoods things={preview.items} />
      </div>
      {first && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm">
          {paymentText.payBy} <Countdown until={first} soonDays={1} />
        </p>
      )}
    </div>
  )
}

/**
 * The same amount as it is really charged: by the provider, with its fee, in its currency; or, out of the
 * balance, what it comes to.
 */
function Charged({ pay, preview }: { pay: Pay; preview: PaymentPreview }) {
  const approx = useConverted()
  if (pay.covered) return approx.payment(preview.total_fen)
  if (!pay.charged || !pay.provider) return null
  const { pay_minor: payMinor, currency } = pay.charged
  const rest = paymentText.chargedBy(amount(payMinor, currency), pay.provider.name)
  const balanceFen = preview.total_fen - preview.missing_fen
  return balanceFen > 0 ? paymentText.chargedPartly(money(balanceFen), rest) : rest
}

/** Why it failed, and that nothing was charged: the server charges all or nothing. */
function Failed({ pay }: { pay: Pay }) {
  if (!pay.error) return null
  return (
    <div className="grid grid-cols-1 gap-1">
      <Failure of={pay.error} />
      {pay.error.status >= 400 && pay.error.status < 500 && (
        <p className="text-sm">
          {sentences(paymentText.notMoved, pay.error.error === 'out_of_date' && paymentText.priceChanged)}
        </p>
      )}
    </div>
  )
}
