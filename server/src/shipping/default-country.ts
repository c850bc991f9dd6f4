import { findDefaultAddress } from '../addresses/public.ts'
import type { Db } from '../platform/database/db.ts'
import { findCountry } from './sql.ts'

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
): Promise<string> {
  const address = shopperId ? await findDefaultAddress(db, shopperId) : undefined
  return address?.country ?? (await countryOfLanguage(db, acceptLanguage))
}

/** The country whose prices to show first to a visitor without a default address. */
export async function countryOfLanguage(db: Db, acceptLanguage: string): Promise<string> {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toUpperCase()
  const country = region ? await findCountry(db, region) : undefined
  return country && country.closed_why === null ? country.code : USUAL_COUNTRY
}
