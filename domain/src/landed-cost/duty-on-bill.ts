import { carriageOf } from '../customs/carriage.ts'
import type { TaxMode } from '../customs/import-rule.ts'
import { type DutyAsked, type LandedDuty, dutyAtDoor } from '../duty/landed-duty.ts'
import type { Money } from '../duty/rule.ts'
import type { RateNanos } from '../money/exchange.ts'
import { type BillRow, withTaxes } from '../parcels/bill.ts'
import { usualDays } from '../shipping/expected-arrival.ts'
import type { DeliveryOption, ShippingRate } from '../shipping/fee.ts'

/** A line: who pays customs on it, up to which value and for which goods not, and its bill for a package. */
export type BilledLine = {
  readonly option: DeliveryOption
  readonly taxMode: TaxMode
  readonly paidUpTo: Money | null
  readonly excludes?: readonly string[]
  readonly rate: ShippingRate | null
  readonly bill: readonly BillRow[]
}

/** What a package with this bill leaves to pay on arrival; `grams` is its weight, null if unknown. */
const dutyOnBill = (
  asked: DutyAsked,
  { option, taxMode, paidUpTo, excludes = [], rate, bill }: BilledLine,
  grams: number | null,
): LandedDuty =>
  dutyAtDoor(
    asked,
    { option, taxMode, paidUpTo, excludes, days: rate ? usualDays(rate) : [0, 0] },
    { ...carriageOf(bill), grams },
  )

/**
 * The bill of a package with the taxes that we collect under our registrations, and what is left to pay on
 * arrival. This is the only place where the two are told apart: what is on the bill is not due again.
 */
export function taxedBill(
  asked: DutyAsked,
  line: BilledLine,
  grams: number | null,
): { readonly bill: BillRow[]; readonly duty: LandedDuty } {
  const duty = dutyOnBill(asked, line, grams)
  return { bill: withTaxes(line.bill, taxRowsOf(duty, asked)), duty }
}

const YUAN: RateNanos = 1_000_000_000

function taxRowsOf({ rows, currency }: LandedDuty, { registrations, rates }: DutyAsked): BillRow[] {
  const rateNanos: RateNanos = rates.get(currency) ?? YUAN
  return rows.flatMap(({ paidBy, scheme, name, amount, fen, workings }) => {
    const registration = registrations.find((entry) => entry.scheme === scheme)
    if (paidBy !== 'sale' || !registration || fen.likely === 0) return []
    const [first, ...others] = workings
    const tax = {
      registrationId: registration.id,
      scheme: registration.scheme,
      name,
      currency,
      baseMinor: workings.reduce((sum, { base }) => sum + (base ?? 0), 0),
      taxMinor: amount.likely,
      ratePpm: first && others.length === 0 ? first.rate : null,
      rateNanos,
    }
    return [{ kind: 'tax', feeFen: fen.likely, tax }]
  })
}
