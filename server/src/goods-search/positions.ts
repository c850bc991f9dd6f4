import { SEARCH_SOURCES } from '@longhaul/contract/goods/goods-search.ts'
import { FOUND_DEPTH } from '@longhaul/domain/goods-search/limits.ts'
import type { SearchSource } from '../goods/public.ts'
import { badInput } from '../platform/http/refusal.ts'

/** Where the next page begins in each source; a source that is left out begins at its first. */
export type Positions = Partial<Record<SearchSource, number>>

export const encodePositions = (positions: Positions): string =>
  Buffer.from(
    SEARCH_SOURCES.flatMap((source) => (positions[source] ? `${source}:${positions[source]}` : [])).join(' '),
  ).toString('base64url')

/** Refuses text that `encodePositions` did not make. */
export function decodePositions(cursor: string | undefined): Positions {
  if (cursor === undefined) return {}
  const parts = Buffer.from(cursor, 'base64url').toString().split(' ')
  const positions: Positions = {}
  for (const part of parts) {
    const [name, digits = ''] = part.split(':')
    const source = SEARCH_SOURCES.find((known) => known === name)
    const position = /^\d{1,4}$/.test(digits) ? Number(digits) : Infinity
    if (!source || position > FOUND_DEPTH || source in positions) throw badInput({ cursor: 'format' })
    positions[source] = position
  }
  return positions
}
