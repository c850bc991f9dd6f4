import { findDefaultAddress } from '../addresses/public.ts'
import type { Db } from '../platform/database/db.ts'
import { findServed } from './sql.ts'

/** The country to which most parcels go: the default for a visitor of whom nothing is known. */
const USUAL_COUNTRY = 'US'

/**
 * The country whose prices to show first: that of the default address, otherwise the region of the browser's
 * language, otherwise `USUAL_COUNTRY`.
 */
export async function defaultCountry(
  db: Db,
  shopperId: string | undefined,
  acceptLanguage: string,
  now: Date,
): Promise<string> {
  const address = shopperId ? await findDefaultAddress(db, shopperId) : undefined
  return address?.country ?? (await countryOfLanguage(db, acceptLanguage, now))
}

/** The country whose prices to show first to a visitor without a default address: one that is served. */
export async function countryOfLanguage(db: Db, acceptLanguage: string, now: Date): Promise<string> {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toUpperCase()
  const country = region ? await findServed(db, region, now) : undefined
  return country?.code ?? USUAL_COUNTRY
}
