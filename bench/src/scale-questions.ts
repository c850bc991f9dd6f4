import type { Route } from '@longhaul/contract/route.ts'
import { encodeCursor } from '@longhaul/server/platform/http/cursor.ts'
import { encodePlace } from '@longhaul/server/warehouse/shelf-place.ts'

type Query = Readonly<Record<string, string>>
type Field = { enum?: readonly string[]; type?: string; format?: string }

/** Words that half of the large shopper's rows have, and that many of others' and few of theirs have; of one product; that none has; a number; and one sign. */
const WORDS = ['手账', '茶杯', 'Paper lantern', '棉麻衬衫 1', 'B1', 'xyzzy nothing', '梳']
const NOBODY = '00000000-0000-4000-8000-000000000000'
const OLD_MS = Date.now() - 600 * 86_400_000
const DEEP = encodeCursor({ created_at: new Date(OLD_MS), id: NOBODY })
/** Nothing that is made up has a last free day: far behind the first page is what came late. */
const DEEP_ON_SHELF = encodePlace({
  free_until_us: null,
  received_at_us: `${OLD_MS}000`,
  id: NOBODY,
})

/** What a list of a shopper's own is asked: as it opens, by each word of each filter, for words, for a span of old days, and far behind its first page. */
export function ownQuestionsTo({ path, query }: Route): Query[] {
  const fields = (query as { properties?: Record<string, Field> } | undefined)?.properties ?? {}
  const asked: Query[] = [path === '/customs/rules' ? { country: 'US' } : {}]
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'q') asked.push(...WORDS.map((q) => ({ q })))
    if (field.enum) asked.push(...field.enum.map((word) => ({ [name]: word })))
    if (field.type === 'boolean') asked.push({ [name]: 'true' })
    if (name === 'from') asked.push({ from: daysAgo(700), to: daysAgo(690) })
    if (name === 'cursor' && path !== '/funds/entries')
      asked.push({ cursor: path === '/stock_items' ? DEEP_ON_SHELF : DEEP })
    // As long as the shop asks for it.
    if (path === '/stock_items' && name === 'limit') asked.push({ limit: '60' })
  }
  return asked
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
