import {
  DELIVERY_OPTIONS,
  type DeliveryOption,
  isRefused,
  quote,
  type Quote,
  type Refused,
  type Shipment,
  type ShippingRate,
} from './fee.ts'

/**
 * A shipping line for one destination: its row of the rate card, or none if it does not serve the
 * destination.
 */
export type LineForCountry = {
  readonly lineCode: string
  readonly option: DeliveryOption
  readonly rate: ShippingRate | null
}

/** A line with its price, or why it cannot carry the parcel. */
export type LineQuote = LineForCountry & { readonly answer: Quote | Refused }

/**
 * All lines for one parcel for comparison: cheapest first (the faster one at equal prices), then those that
 * cannot carry it, in the order of the delivery options, each with its reasons.
 */
export function quoteLines(
  lines: readonly LineForCountry[],
  parcel: Omit<Shipment, 'rate'>,
): readonly LineQuote[] {
  return lines
    .map((line) => ({ ...line, answer: quote({ ...parcel, rate: line.rate }) }))
    .toSorted((a, b) => byPrice(a, b) || bySpeed(a, b) || byName(a, b))
}

function byPrice(a: LineQuote, b: LineQuote): number {
  if (isRefused(a.answer) || isRefused(b.answer))
    return Number(isRefused(a.answer)) - Number(isRefused(b.answer))
  return a.answer.totalFen - b.answer.totalFen
}

function bySpeed(a: LineQuote, b: LineQuote): number {
  const promised = (a.rate?.transitMaxDays ?? 0) - (b.rate?.transitMaxDays ?? 0)
  if (!isRefused(a.answer) && promised !== 0) return promised
  return DELIVERY_OPTIONS.indexOf(a.option) - DELIVERY_OPTIONS.indexOf(b.option)
}

const byName = (a: LineQuote, b: LineQuote): number => (a.lineCode < b.lineCode ? -1 : 1)
