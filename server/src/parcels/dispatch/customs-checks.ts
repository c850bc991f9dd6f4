import { type CustomsCheck, customsChecks } from '@longhaul/domain/duty/customs-checks.ts'
import { readDutyRules } from '../../customs/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { addressOf, actualBillOf, declarationOf, estimatedBillOf, rateOf } from '../combining/snapshot.ts'
import { toDutyGoods } from '../combining/declaration.ts'
import { taxedOn } from '../pricing/duty-estimate.ts'
import type { ParcelRow } from '../sql.ts'

type Checked = Pick<
  ParcelRow,
  | 'country'
  | 'address'
  | 'declaration'
  | 'rate'
  | 'actual_fees'
  | 'estimated_fees'
  | 'actual_grams'
  | 'estimated_grams'
>

/**
 * What customs of its destination demand for a package, by the rules of `now`, and what of it is missing.
 * Laws change between payment and hand-over, so what its shopper was told then does not count.
 */
export async function readCustomsChecks(db: Db, parcel: Checked, now: Date): Promise<CustomsCheck[]> {
  const { country, province, postcode } = addressOf(parcel)
  const declaration = declarationOf(parcel)
  const rate = rateOf(parcel)
  const rules = await readDutyRules(db, { country, province, postcode }, now)
  const { duty } = taxedOn(
    rules,
    declaration.map(toDutyGoods),
    // Who pays has no influence on what must be declared.
    {
      option: rate.option,
      taxMode: 'ddu',
      paidUpTo: null,
      rate,
      bill: actualBillOf(parcel) ?? estimatedBillOf(parcel),
    },
    parcel.actual_grams ?? parcel.estimated_grams,
  )
  return checksOf(parcel, duty.needs)
}

/** The checks of a package by demands that are known. */
export const checksOf = (
  parcel: Pick<Checked, 'country' | 'address' | 'declaration' | 'rate'>,
  needs: Parameters<typeof customsChecks>[0]['needs'],
): CustomsCheck[] =>
  customsChecks({
    needs,
    declaration: declarationOf(parcel),
    country: parcel.country,
    taxId: addressOf(parcel).tax_id,
    option: rateOf(parcel).option,
  })

/** Refuses to let a package leave while something is missing that customs there are known to demand. */
export async function refuseIncomplete(db: Db, parcel: Checked, now: Date): Promise<void> {
  const lacking = (await readCustomsChecks(db, parcel, now)).filter(isLacking)
  if (lacking.length > 0)
    throw badInput(
      Object.fromEntries(lacking.map(({ check, missing }) => [check, missing])),
      'declaration_incomplete',
    )
}

export const isLacking = (check: CustomsCheck): check is CustomsCheck & { missing: string } =>
  check.isBlocking && check.missing !== null
