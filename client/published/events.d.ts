import type { Events } from './calls.d.ts'

/** An event by its type. There will be others: ignore those that you do not know. */
export type LonghaulEvent = { [Type in keyof Events]: Events[Type] & { id: string } }[keyof Events]

/** The request is not one of the shop's: what is wrong with it is in `message`. */
export class NotVerified extends Error {}

/**
 * The event of a request, if one of these secrets signed its body within the last five minutes. `body` is the
 * text exactly as it arrived. Throws `NotVerified`.
 */
export function verifyEvent(
  secrets: string | readonly string[],
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
  now?: Date,
): Promise<LonghaulEvent>
