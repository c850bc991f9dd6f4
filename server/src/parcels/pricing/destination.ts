import { findOwnAddress } from '../../addresses/public.ts'
import type { Destination } from '../../customs/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { defaultCountry, findCountry } from '../../shipping/public.ts'

/**
 * The destination of a package that is not created yet: the address, the country named, or the most likely
 * one.
 */
export async function readDestination(
  tx: Tx,
  shopperId: string,
  wish: { address_id?: string; country?: string },
  acceptLanguage: string,
  now: Date,
): Promise<Destination> {
  const destination = wish.address_id
    ? orNotFound(await findOwnAddress(tx, shopperId, wish.address_id))
    : { country: wish.country ?? (await defaultCountry(tx, shopperId, acceptLanguage, now)) }
  orNotFound(await findCountry(tx, destination.country))
  return destination
}
