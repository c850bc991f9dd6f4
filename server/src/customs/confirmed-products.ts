import { EU, hs6 } from '@longhaul/domain/customs/hs-code.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { type ConfirmedProduct, keepConfirmedProducts, listConfirmedProducts } from './sql-products.ts'

/** Goods with the product that was ordered; null for goods that a shopper sent in. */
type OfProduct = { platform: string | null; item_id: string | null }

/**
 * What a person confirmed about the products of some goods, by the id of the goods, as a declaration to a
 * country starts with it: what was confirmed for the same customs, or else the newest for others, with the
 * six digits of its tariff number that are the same everywhere.
 */
export async function readConfirmed(
  db: Db,
  goods: readonly (OfProduct & { id: string })[],
  country: string,
): Promise<ReadonlyMap<string, ConfirmedProduct>> {
  const products = goods.flatMap(({ platform, item_id }) =>
    platform && item_id ? [{ platform, item_id }] : [],
  )
  if (products.length === 0) return new Map()
  const rows = await listConfirmedProducts(db, products)
  const place = placeOf(country)
  return new Map(
    goods.flatMap(({ id, platform, item_id }) => {
      const own = rows.filter((row) => row.platform === platform && row.item_id === item_id)
      const same = own.find((row) => row.place === place)
      if (same) return [[id, same]]
      return own[0] ? [[id, { ...own[0], hs_code: hs6(own[0].hs_code) }]] : []
    }),
  )
}

/**
 * Keeps what a member of staff confirmed about the products of a declaration. A line without a tariff number
 * confirms nothing, and of goods that a shopper sent in there is no next one.
 */
export async function keepConfirmed(
  tx: Tx,
  country: string,
  lines: readonly (Declared & OfProduct)[],
  by: { id: string; now: Date },
): Promise<void> {
  const products = new Map(
    lines.flatMap((line) => {
      const { platform, item_id, hs_code } = line
      if (!platform || !item_id || !hs_code) return []
      return [
        [
          `${platform} ${item_id}`,
          {
            platform,
            item_id,
            place: placeOf(country),
            hs_code,
            description: line.description,
            description_chinese: line.description_chinese ?? '',
            maker_item: line.maker_item ?? '',
            standard_item: line.standard_item ?? '',
            no_standard_item: line.no_standard_item ?? false,
            maker: line.maker ?? '',
            confirmed_by: by.id,
            confirmed_at: by.now,
          },
        ] as const,
      ]
    }),
  )
  // In order of their keys, so that two packages of the same products cannot deadlock.
  const sorted = [...products].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  if (sorted.length > 0) await keepConfirmedProducts(tx, sorted)
}

/** Members of the European Union have the same customs. */
const placeOf = (country: string): string => (EU.has(country) ? 'EU' : country)
