import { carriageOf } from '../customs/carriage.ts'
import type { TaxMode } from '../customs/import-rule.ts'
import {
  type AdvancedDuty,
  type DutyAsked,
  type LandedDuty,
  dutyAtDoor,
  isAdvanced,
} from '../duty/landed-duty.ts'
import type { Excluded } from '../duty/duty-excludes.ts'
import { type DutyMarkup, markupOn } from '../duty/duty-markup.ts'
import type { Money } from '../duty/rule.ts'
import type { RateNanos } from '../money/exchange.ts'
import { sumFen } from '../money/fen.ts'
import { type BillRow, withTaxes } from '../parcels/bill.ts'
import { usualDays } from '../shipping/expected-arrival.ts'
import type { DeliveryOption, ShippingRate } from '../shipping/fee.ts'

/**
 * A line: who pays customs on it, up to which value and for which goods not, what it adds if it bills them,
 * and its bill for a package.
 */
export type BilledLine = {
  readonly option: DeliveryOption
  readonly taxMode: TaxMode
  readonly paidUpTo: Money | null
  readonly excludes?: readonly Excluded[]
  readonly markup?: DutyMarkup | null
  readonly rate: ShippingRate | null
  readonly bill: readonly BillRow[]
}

/** What a package with this bill leaves to pay on arrival; `grams` is its weight, null if unknown. */
const dutyOnBill = (
  asked: DutyAsked,
  { option, taxMode, paidUpTo, excludes = [], markup = null, rate, bill }: BilledLine,
  grams: number | null,
): LandedDuty =>
  dutyAtDoor(
    asked,
    { option, taxMode, paidUpTo, excludes, markup, days: rate ? usualDays(rate) : [0, 0] },
    { ...carriageOf(bill), grams },
  )

/**
 * The bill of a package with the taxes that we collect under our registrations, with the duty and tax that
 * the carrier pays in advance and bills, and what is left to pay on arrival. This is the only place where
 * they are told apart: what is on the bill is not due again.
 */
export function taxedBill(
  asked: DutyAsked,
  line: BilledLine,
  grams: number | null,
): { readonly bill: BillRow[]; readonly duty: LandedDuty } {
  const duty = dutyOnBill(asked, line, grams)
  const advanced = advancedOf(duty, line.markup ?? null)
  if (!advanced) return { bill: withTaxes(line.bill, taxRowsOf(duty, asked)), duty }
  const feeFen = advanced.paidFen + markupOn(advanced.paidFen, advanced)
  const rows: BillRow[] = [...taxRowsOf(duty, asked), { kind: 'duty', feeFen, duty: advanced }]
  return { bill: withTaxes(line.bill, rows), duty: { ...duty, advanced } }
}

const YUAN: RateNanos = 1_000_000_000

function taxRowsOf({ rows, currency }: LandedDuty, { registrations, rates }: DutyAsked): BillRow[] {
  const rateNanos: RateNanos = rates.get(currency) ?? YUAN
  return rows.flatMap((row) => {
    const { paidBy, scheme, name, amount, fen, workings } = row
    const registration = registrations.find((entry) => entry.scheme === scheme)
    if (paidBy !== 'sale' || isAdvanced(row) || !registration || fen.likely === 0) return []
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

/**
 * What the carrier pays to customs in advance and bills to us: on a line that bills it, and the duty that is
 * owed by whoever the tax is declared by. At its likely amount; whatever customs charge instead is ours.
 */
function advancedOf({ rows }: LandedDuty, markup: DutyMarkup | null): AdvancedDuty | null {
  const paidFen = sumFen(rows.filter(isAdvanced).map(({ fen }) => fen.likely))
  return paidFen === 0 ? null : { paidFen, ...(markup ?? { ratePpm: 0, handlingFen: 0 }) }
}
