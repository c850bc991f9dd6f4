import type { CollectedTax } from '@longhaul/domain/parcels/bill.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { areInForce } from '../../customs/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuseIf } from '../../platform/http/refusal.ts'

/** Refuses to take a tax under a registration that has ended since the price was made. */
export async function refuseEnded(db: Db, taxes: readonly { tax: CollectedTax }[], now: Date): Promise<void> {
  const ids = new Set(taxes.map(({ tax }) => tax.registrationId))
  if (ids.size === 0) return
  refuseIf((await areInForce(db, [...ids], shanghaiDay(now))) ? null : 'tax_registration_ended')
}
