import type { DutyCharged } from '@longhaul/contract/parcels/duty-charged.ts'
import { dutyChangeableUntil, whyNotTellDuty } from '@longhaul/domain/parcels/duty-charged.ts'
import type { Static } from 'typebox'
import { findReceipt } from '../../customs/public.ts'
import { imageUrl } from '../../files/public.ts'
import type { Reading } from '../reading/reading.ts'
import type { ParcelRow } from '../sql.ts'

/** What the shopper told about the duty of a package that was delivered; null of any other. */
export async function readDutyCharged(
  { db, world, now }: Pick<Reading, 'db' | 'world' | 'now'>,
  { id, stage, tax_estimate: kept }: Pick<ParcelRow, 'id' | 'stage' | 'tax_estimate'>,
): Promise<Static<typeof DutyCharged> | null> {
  if (whyNotTellDuty(stage, null, now)) return null
  const told = await findReceipt(db, id)
  const ofPlace = kept && 'currency' in kept ? [kept.currency] : []
  return {
    currencies: [...new Set([...ofPlace, 'USD', 'EUR', 'CNY'])],
    told: told
      ? {
          amount_minor: told.amount_minor,
          currency: told.currency,
          picture: told.file_id ? { id: told.file_id, url: imageUrl(world, told.file_id, now) ?? '' } : null,
          told_at: told.told_at.toISOString(),
          changeable_until: dutyChangeableUntil(told.told_at).toISOString(),
        }
      : null,
  }
}
