import { carriageOf } from '../customs/carriage.ts'
import type { TaxMode } from '../customs/import-rule.ts'
import { type DutyAsked, type LandedDuty, dutyAtDoor } from '../duty/landed-duty.ts'
import type { Money } from '../duty/rule.ts'
import type { BillRow } from '../parcels/bill.ts'
import { usualDays } from '../shipping/expected-arrival.ts'
import type { DeliveryOption, ShippingRate } from '../shipping/fee.ts'

/** A line, with who pays customs on it, up to which value of the goods, and its bill for a package. */
export type BilledLine = {
  readonly option: DeliveryOption
  readonly taxMode: TaxMode
  readonly paidUpTo: Money | null
  readonly rate: ShippingRate | null
  readonly bill: readonly BillRow[]
}

/** What a package with this bill leaves to pay on arrival; `grams` is its weight, null if unknown. */
export const dutyOnBill = (
  asked: DutyAsked,
  { option, taxMode, paidUpTo, rate, bill }: BilledLine,
  grams: number | null,
): LandedDuty =>
  dutyAtDoor(
    asked,
    { option, taxMode, paidUpTo, days: rate ? usualDays(rate) : [0, 0] },
    { ...carriageOf(bill), grams },
  )
