import { fromDecimal, toDecimal } from '@longhaul/domain/money/decimal.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { type Static, Type } from 'typebox'

/*
 * The parts that we read of PayPal's messages (developer.paypal.com: Orders v2, Payments v2, Webhooks).
 * Amounts are decimal strings.
 */

/** The currencies that PayPal supports, and those of them that it supports in whole units only. */
const TAKEN = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
)
const WHOLE = new Set(['HUF', 'JPY', 'TWD'])

/** The smallest step of a PayPal amount, in our minor units. */
export const paypalStep = (currency: string): number | undefined =>
  TAKEN.has(currency) ? (WHOLE.has(currency) ? 10 ** minorDigits(currency) : 1) : undefined

const Amount = Type.Object({ currency_code: Type.String(), value: Type.String() })

export const Capture = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: Amount,
  custom_id: Type.Optional(Type.String()),
  supplementary_data: Type.Optional(
    Type.Object({ related_ids: Type.Optional(Type.Object({ order_id: Type.Optional(Type.String()) })) }),
  ),
})

export const Refund = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: Type.Optional(Amount),
  custom_id: Type.Optional(Type.String()),
  links: Type.Optional(Type.Array(Type.Object({ rel: Type.String(), href: Type.String() }))),
})

export const Order = Type.Object({
  id: Type.String(),
  status: Type.String(),
  links: Type.Optional(Type.Array(Type.Object({ rel: Type.String(), href: Type.String() }))),
  purchase_units: Type.Optional(
    Type.Array(
      Type.Object({
        custom_id: Type.Optional(Type.String()),
        amount: Type.Optional(Amount),
        payments: Type.Optional(Type.Object({ captures: Type.Optional(Type.Array(Capture)) })),
      }),
    ),
  ),
})

export const Event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  event_type: Type.String(),
  resource: Type.Object({}),
})

export const Transactions = Type.Object({
  transaction_details: Type.Array(
    Type.Object({
      transaction_info: Type.Object({
        transaction_id: Type.String(),
        paypal_reference_id: Type.Optional(Type.String()),
        transaction_event_code: Type.String(),
        transaction_status: Type.String(),
        transaction_amount: Amount,
        custom_field: Type.Optional(Type.String()),
      }),
    }),
  ),
  total_pages: Type.Integer(),
})

/** An amount in PayPal's format. */
export const toAmount = (minor: number, currency: string): Static<typeof Amount> => ({
  currency_code: currency,
  value: WHOLE.has(currency)
    ? String(minor / 10 ** minorDigits(currency))
    : toDecimal(minor, minorDigits(currency)),
})

/**
 * A PayPal amount in our minor units; an unreadable one equals no amount in the books. Refunds in PayPal's
 * reports are negative.
 */
export function fromAmount(amount: Static<typeof Amount> | undefined): {
  currency: string
  amountMinor: number
} {
  const currency = amount?.currency_code ?? ''
  return { currency, amountMinor: fromDecimal(amount?.value.replace(/^-/, '') ?? '', currency) ?? Number.NaN }
}

/** Our own id, which PayPal returns unchanged; undefined for anything that we did not set. */
export const ownId = (text: string | undefined): string | undefined =>
  text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined
