import { isItemNumber } from '@longhaul/domain/links/item-number.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { wordsOf } from '../pages-of-goods.ts'
import { readKindsNow } from '../read-kinds.ts'
import { type Product, findPrice, listPages } from '../sql-goods.ts'
import { findCorrection, findKnownGoods } from '../sql-kinds.ts'

/** A product by what its address says; refused unless the marketplace can have such a number. */
export function productOf({ marketplace, item }: { marketplace: string; item: string }): Product {
  if (!isItemNumber(marketplace, item)) throw new Refusal('not_found')
  return { platform: marketplace, item_id: item }
}

/** What is known of a product apart from corrections, and the correction. */
export async function readCorrection(db: Db, product: Product) {
  const pages = await listPages(db, product)
  const goods = await findKnownGoods(db, product)
  const title = pages.find((page) => page.title !== '')?.title ?? goods?.title ?? ''
  const kinds = await readKindsNow(db)
  const own = await findCorrection(db, product)
  const byWords = kinds.of(wordsOf(pages)) ?? kinds.of(title)
  return { pages, title, goods, kinds, own, byWords, priceFen: await findPrice(db, product) }
}
