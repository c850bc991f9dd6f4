import type { Route } from '@longhaul/contract/route.ts'
import { LISTS, type ListId } from '@longhaul/domain/lists/lists.ts'

type Query = Readonly<Record<string, string>>
type Field = { enum?: readonly string[]; pattern?: string; type?: string; format?: string }

/**
 * Search words that are rare, common and absent: the beginning of a number, of an address, of a name, and
 * parts of titles.
 */
const WORDS = [
  'B777',
  'shopper777@',
  'Paper lantern 12345',
  'Paper lantern',
  '青瓷茶杯 77',
  '茶杯',
  'SF1000000777',
  'xyzzy nothing',
]
/** For a filter by a word: one that `many-orders.sql` gives to many rows, and one that no row has. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  warehouse: ['GZ1', 'YW1'],
  warehouse_id: ['GZ1', 'YW1'],
  shopper: ['ZZZZ1A', 'UNKNOWN'],
  country: ['AD', 'US'],
  line: ['A', 'nowhere'],
  shelf: ['A-7-7', 'Q-9'],
  platform: ['taobao', 'weidian'],
  provider: ['stripe', 'unknown'],
  stage: ['requested', 'refunded'],
}

/**
 * The queries for a list: as it opens, by each order in both directions, by each word of each filter, and by
 * search words.
 */
export function questionsTo({ path, query }: Route): Query[] {
  const fields = (query as { properties?: Record<string, Field> } | undefined)?.properties ?? {}
  const sorts = LISTS[path.split('/').at(-1) as ListId]?.sorts ?? []
  const ordered: Query[] = sorts.length > 1 ? sorts.map((sort) => ({ sort: `-${sort}` })) : [{}]
  const asked: Query[] = [{}, ...sorts.flatMap((sort) => [{ sort }, { sort: `-${sort}` }])]
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'q') asked.push(...WORDS.map((q) => ({ q })))
    else
      for (const word of wordsFor(name, field))
        for (const order of ordered) asked.push({ [name]: word, ...order })
  }
  return asked
}

function wordsFor(name: string, field: Field): readonly string[] {
  if (['cursor', 'limit', 'sort'].includes(name)) return []
  if (field.enum) return field.enum
  if (field.type === 'boolean') return ['true', 'false']
  if (name === 'from' || name === 'to') return ['2026-01-15', '2024-06-15']
  return KNOWN[name] ?? []
}

/** Whether a route returns a page of rows and needs no parameters to open. */
export function isListOfStaff({ method, path, query, reply }: Route): boolean {
  const fields = Object.keys((reply as { properties?: object }).properties ?? {})
  const required = (query as { required?: readonly string[] } | undefined)?.required ?? []
  return (
    method === 'GET' &&
    path.startsWith('/staff/') &&
    !path.includes('{') &&
    required.length === 0 &&
    fields.includes('next_cursor')
  )
}
