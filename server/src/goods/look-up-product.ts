import { lookUpProduct } from '@longhaul/contract/goods.ts'
import { categoriesIn } from '@longhaul/domain/orders/restricted-words.ts'
import { action } from '../platform/action.ts'
import { recognise } from './follow-short-link.ts'
import { toProduct } from './product-card.ts'
import { askProviders } from './providers/ask-providers.ts'
import { listCategoryRows } from './sql.ts'
import { toResolution } from './resolution.ts'

/** Recognises a pasted link and asks every source in turn what is behind it. Knowing nothing is an answer too. */
export const lookUpProductAction = action(lookUpProduct, async ({ query, tx, now, lang, world }) => {
  const parsed = await recognise(world, query.url, now)
  const product = parsed.ok ? await askProviders({ world, now }, parsed.link) : undefined
  const categories = product ? categoriesIn(product.title, await listCategoryRows(tx)) : []
  return {
    ...toResolution(parsed),
    product: product ? toProduct(world, product, now) : null,
    restricted: categories.map((row) => ({
      category: row.id,
      name: lang === 'zh' ? row.name_zh : row.name_en,
      forbidden: row.forbidden,
    })),
  }
})
