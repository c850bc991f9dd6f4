import type { Route } from '@longhaul/contract/route.ts'
import { encodeCursor } from '@longhaul/server/platform/http/cursor.ts'
import { encodePlace } from '@longhaul/server/warehouse/shelf-place.ts'

type Query = Readonly<Record<string, string>>
type Field = { enum?: readonly string[]; type?: string; format?: string }

/**
 * Search words: one that half of the large shopper's rows have; two that many rows of others and few of
 * theirs have; one of a single product; a number; one that no row has; and a single character.
 */
const WORDS = ['手账', '茶杯', 'Paper lantern', '棉麻衬衫 1', 'B1', 'xyzzy nothing', '梳']
const NOBODY = '00000000-0000-4000-8000-000000000000'
const OLD_MS = Date.now() - 600 * 86_400_000
const DEEP = encodeCursor({ created_at: new Date(OLD_MS), id: NOBODY })
/** Generated items have no last free day; the newest of them are far beyond the first page. */
const DEEP_ON_SHELF = encodePlace({
  free_until_us: null,
  received_at_us: `${OLD_MS}000`,
  id: NOBODY,
})

/** The queries without which a call does not answer. */
const NEEDED: Readonly<Record<string, Query>> = {
  '/customs/rules': { country: 'US' },
  '/favourites/find': { url: 'https://item.taobao.com/item.htm?id=674029285425' },
}

/**
 * The queries for one of a shopper's own lists: as it opens, by each word of each filter, by search words, by
 * a span of old days, and far beyond its first page.
 */
export function ownQuestionsTo({ path, query }: Route): Query[] {
  const fields = (query as { properties?: Record<string, Field> } | undefined)?.properties ?? {}
  const asked: Query[] = [NEEDED[path] ?? {}]
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'q') asked.push(...WORDS.map((q) => ({ q })))
    if (field.enum) asked.push(...field.enum.map((word) => ({ [name]: word })))
    if (field.type === 'boolean') asked.push({ [name]: 'true' })
    if (name === 'from') asked.push({ from: daysAgo(700), to: daysAgo(690) })
    if (name === 'cursor' && path !== '/funds/entries')
      asked.push({ cursor: path === '/stock_items' ? DEEP_ON_SHELF : DEEP })
    // The page size that the shop requests.
    if (path === '/stock_items' && name === 'limit') asked.push({ limit: '60' })
  }
  return asked
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
