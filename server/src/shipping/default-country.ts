import { findDefaultAddress } from '../addresses/public.ts'
import type { Db } from '../platform/database/db.ts'
import { findCountry } from './sql.ts'

/** Where most parcels go: the default for a visitor without any preference. */
const USUAL_COUNTRY = 'US'

/** The country whose prices to show first: that of the default address, else the region of the browser's language, else the usual one. */
export async function defaultCountry(
  db: Db,
  shopperId: string | undefined,
  acceptLanguage: string,
): Promise<string> {
  const address = shopperId ? await findDefaultAddress(db, shopperId) : undefined
  return address?.country ?? (await countryOfLanguage(db, acceptLanguage))
}

/** The same for somebody without a default address. */
export async function countryOfLanguage(db: Db, acceptLanguage: string): Promise<string> {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toUpperCase()
  const country = region ? await findCountry(db, region) : undefined
  return country?.ships_to ? country.code : USUAL_COUNTRY
}
