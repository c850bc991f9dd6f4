import { badInput } from '../platform/http/refusal.ts'

/**
 * The end of a page of stock: the last item's end of free storage (null if none) and its arrival, both in
 * microseconds since 1970, and its id.
 */
export type ShelfPlace = { freeUntil: string | null; receivedAt: string; id: string }

type Row = { free_until_us: string | null; received_at_us: string; id: string }

/** Encodes a place as an opaque cursor. */
export const encodePlace = ({ free_until_us: freeUntil, received_at_us: receivedAt, id }: Row): string =>
  Buffer.from(`${freeUntil ?? NONE} ${receivedAt} ${id}`).toString('base64url')

/** Refuses text that `encodePlace` did not make. */
export function decodePlace(text: string | undefined): ShelfPlace | undefined {
  if (text === undefined) return undefined
  const match = PLACE.exec(Buffer.from(text, 'base64url').toString())
  if (!match) throw badInput({ cursor: 'format' })
  const [, freeUntil = NONE, receivedAt = '', id = ''] = match
  return { freeUntil: freeUntil === NONE ? null : freeUntil, receivedAt, id }
}

const NONE = '-'
/** Sixteen digits suffice until the year 2286. */
const PLACE = /^(\d{1,16}|-) (\d{1,16}) ([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/
