import { amount, currency as currencyName, date, money } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import type { Method, Pay, PaymentPreview } from './use-pay.ts'

/**
 * What a provider will charge: the part paid from the balance, the rest in the chosen currency, its fee, and
 * the rate.
 */
export function ProviderQuote({
  method,
  pay,
  preview,
}: {
  method: Method
  pay: Pay
  preview: PaymentPreview
}) {
  const { missing_fen: missingFen, total_fen: totalFen } = preview
  const currency = pay.currency ?? 'CNY'
  const { charged: data } = pay
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={paymentText.currency}
        unmarked
        empty={null}
        width="medium"
        options={method.currencies.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
        value={currency}
        onChange={pay.setCurrency}
      />
      <dl className="grid grid-cols-1 gap-1 text-sm">
        {totalFen > missingFen && (
          <Row label={paymentText.fromBalance} value={money(totalFen - missingFen)} />
        )}
        <Row label={paymentText.byProvider(method.name)} value={money(missingFen)} />
        {data && (
          <>
            <Row label={paymentText.providerAmount} value={amount(data.pay_minor, data.currency)} strong />
            <Row label={paymentText.providerFee} value={amount(data.fee_minor, data.currency)} />
          </>
        )}
      </dl>
      <p className="text-sm text-ink-2">
        {data && data.currency !== 'CNY' && (
          <span className="block">
            {paymentText.rate(data.currency, data.rate, date(data.rate_quoted_on))}
          </span>
        )}
        {paymentText.goesTo(method.name)}
      </p>
    </div>
  )
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div
      className={
        strong
          ? 'flex flex-wrap justify-between gap-x-4 font-semibold'
          : 'flex flex-wrap justify-between gap-x-4'
      }
    >
      <dt className={strong ? undefined : 'text-ink-2'}>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
