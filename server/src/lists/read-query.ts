import { type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { type ListQuery, type ListWords, issuesOfQuery, readListQuery } from '@longhaul/domain/lists/query.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { ListCursor } from './sql.ts'
import { SOURCES } from './sources.ts'

/**
 * Parses the query of a list from the parameters of an address. Refuses each parameter that is not valid for
 * the list.
 */
export function readWords(list: ListId, given: ListWords): ListQuery {
  const shape = listShape(list)
  const faults = issuesOfQuery(shape, given)
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return readListQuery(shape, given)
}

export const encodeListCursor = ({ at, id }: ListCursor): string =>
  Buffer.from(`${at} ${id}`).toString('base64url')

/** Parses a cursor. Refuses one that is not valid for this order of the list. */
export function decodeListCursor(
  list: ListId,
  sort: string,
  text: string | undefined,
): ListCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(.+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(text, 'base64url').toString(),
  )
  const [, at = '', id = ''] = match ?? []
  const isMoment = SOURCES[list].sorts[sort]!.type === 'timestamptz'
  if (!(isMoment ? isPostgresMoment(at) : /^-?\d{1,15}$/.test(at))) throw badInput({ cursor: 'format' })
  return { at, id }
}

/**
 * Whether a text is a timestamp as PostgreSQL writes it, `2026-11-02 02:00:00.123456+00`: text that it could
 * not parse must not reach it.
 */
function isPostgresMoment(text: string): boolean {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?\+00$/.exec(text)
  if (!match) return false
  const at = new Date(`${match[1]}T${match[2]}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(match[1]!)
}
