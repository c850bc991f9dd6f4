import type { Texts } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { lockShopperRow } from '../platform/database/own-rows.ts'

export type NewAddress = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
}

export type AddressRow = NewAddress & { id: string; country_name: Texts; closed_why: Texts | null }

const ownAddresses = (db: Db, shopperId: string) =>
  db
    .selectFrom('addresses')
    .innerJoin('countries', 'countries.code', 'addresses.country')
    .where('shopper_id', '=', shopperId)
    .selectAll('addresses')
    .select(['countries.name as country_name', 'countries.closed_why'])

/** The address book, default first, then newest first. */
export const listOwnAddresses = (db: Db, shopperId: string): Promise<AddressRow[]> =>
  ownAddresses(db, shopperId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findOwnAddress = (db: Db, shopperId: string, id: string): Promise<AddressRow | undefined> =>
  ownAddresses(db, shopperId).where('addresses.id', '=', id).executeTakeFirst()

export const findDefaultAddress = (db: Db, shopperId: string): Promise<AddressRow | undefined> =>
  ownAddresses(db, shopperId).where('is_default', '=', true).executeTakeFirst()

/**
 * The shopper's addresses, locked for a change: their number and the default cannot change until the
 * transaction ends.
 */
export async function lockAddressBook(
  tx: Tx,
  shopperId: string,
): Promise<{ id: string; is_default: boolean }[]> {
  await lockShopperRow(tx, shopperId)
  return await tx
    .selectFrom('addresses')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'is_default'])
    .execute()
}

export const insertAddress = (tx: Tx, shopperId: string, address: NewAddress & { created_at: Date }) =>
  tx
    .insertInto('addresses')
    .values({ ...address, shopper_id: shopperId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateOwnAddress = (tx: Tx, shopperId: string, id: string, address: NewAddress) =>
  tx.updateTable('addresses').set(address).where('shopper_id', '=', shopperId).where('id', '=', id).execute()

export const deleteOwnAddress = (tx: Tx, shopperId: string, id: string) =>
  tx.deleteFrom('addresses').where('shopper_id', '=', shopperId).where('id', '=', id).execute()

export const unsetDefault = (tx: Tx, shopperId: string) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('shopper_id', '=', shopperId)
    .where('is_default', '=', true)
    .execute()

export const setDefault = (tx: Tx, shopperId: string, id: string) =>
  tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .execute()

/** The list of a country's provinces; empty if it has none. */
export const listProvincesOf = (db: Db, country: string) =>
  db
    .selectFrom('provinces')
    .where('country', '=', country)
    .select(['code', 'name_latin', 'name_chinese', 'name_local'])
    .execute()

/** The requirements of addresses in a country. */
export const findCountryRow = (db: Db, code: string) =>
  db
    .selectFrom('countries')
    .where('code', '=', code)
    .select([
      'code',
      'province_required',
      'postcode_used',
      'postcode_required',
      'postcode_pattern',
      'postcode_example',
    ])
    .executeTakeFirst()
