/**
 * The placeholders of a canned answer: the shopper's name, and the number of the order or package in
 * question.
 */
export type CannedFacts = { readonly name: string; readonly number: string }

/** The maximum length of a canned answer's title and text. */
export const CANNED_TITLE_MAX = 60
export const CANNED_BODY_MAX = 2_000
/** A longer list could not be scanned by eye. */
export const CANNED_MAX = 200

const PLACES = /\{(name|number)\}/g

/**
 * A canned answer with `{name}` and `{number}` filled in where known. Anything else in braces is left
 * unchanged.
 */
export const fillIn = (text: string, facts: CannedFacts): string =>
  text.replaceAll(PLACES, (place, key: keyof CannedFacts) => facts[key] || place)

/**
 * The first placeholder that was not filled in, such as the number in a conversation that is not about an
 * order; null if there is none.
 */
export const openPlace = (text: string): string | null => text.match(PLACES)?.[0] ?? null
