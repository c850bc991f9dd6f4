/** What a canned answer may leave open: the shopper's name, the number of what it is about. */
export type CannedFacts = { readonly name: string; readonly number: string }

/** The longest title and text of a canned answer. */
export const CANNED_TITLE_MAX = 60
export const CANNED_BODY_MAX = 2_000
/** More than this many cannot be searched by eye. */
export const CANNED_MAX = 200

const PLACES = /\{(name|number)\}/g

/** A canned answer with `{name}` and `{number}` filled in where they are known. Anything else in braces stays as it was written. */
export const fillIn = (text: string, facts: CannedFacts): string =>
  text.replaceAll(PLACES, (place, key: keyof CannedFacts) => facts[key] || place)

/** The first place that nothing was filled into, such as the number where a conversation is about nothing in particular; null where there is none. */
export const openPlace = (text: string): string | null => text.match(PLACES)?.[0] ?? null
