import { innerLinks } from '../inner-links.ts'
import type { Reading } from '../marketplaces/marketplace.ts'
import { decoded } from '../params.ts'
import type { Place } from '../split-link.ts'

/** Family 1 (docs/rules/goods.md): the original link is in a parameter, encoded up to three times. */
export function innerUrl({ page, params }: Place): Reading | undefined {
  if (!PAGES.has(lastWord(page))) return undefined
  const inner = innerLinks(params, PARAMS)
  if (inner.length > 0) return { kind: 'wrapped', inner }
  return params.some(({ name, raw }) => name === 'url' && isSecret(raw)) ? { kind: 'opaque' } : undefined
}

const PARAMS = ['url', 'productlink', 'producturl']

/** The names of pages with an item or a shop in such a parameter, after any folders. The front page has no name. */
const PAGES = new Set([
  '',
  'buy',
  'detail',
  'details',
  'goods',
  'goods-detail',
  'goodsdetail',
  'index',
  'index.html',
  'item',
  'product',
  'product-detail',
  'product-details',
  'productdetail',
  'shop',
  'shop-detail',
  'shopdetail',
  'store',
])

const lastWord = (page: string): string => page.slice(page.lastIndexOf('/') + 1)

/** Pandabuy's own formats: an encrypted link (`PJ…`) and an internal number (`PI…`). Only Pandabuy could decode them. */
const isSecret = (raw: string): boolean => /^P(J[\w+/=%-]{20,}|I\d{3,})$/.test(decoded(raw))
