import type { RowIssue } from './row.ts'

/*
 * Lists that shoppers show to everybody. A public list belongs to the shopper who published it, who may also
 * be a creator: nothing else of the product asks whose it is.
 */

/** The public lists that one shopper may have. */
export const PUBLIC_LISTS_MAX = 20
/** The goods on one public page. */
export const PUBLIC_GOODS_MAX = 200
export const PUBLIC_INTRO_MAX = 500
export const PUBLIC_NAME_MAX = 40
/** A shopper of whom staff took down this many lists can publish no more. */
export const TAKEN_DOWN_MAX = 3
/** The reports on one list that wait for staff; more say nothing new. */
export const OPEN_REPORTS_MAX = 50
export const REPORT_WORDS_MAX = 1_000

/** `withdrawn`: by its shopper, who may publish it again. `taken_down`: by staff. */
export const PUBLIC_LIST_STATES = ['shown', 'withdrawn', 'taken_down'] as const
export type PublicListState = (typeof PUBLIC_LIST_STATES)[number]

export const REPORT_REASONS = [
  'illegal',
  'unsafe',
  'counterfeit',
  'misleading',
  'offensive',
  'personal_data',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Letters and digits that nobody confuses; without vowels, so that no code reads as a word. */
const CODE_LETTERS = '23456789bcdfghjkmnpqrstvwxyz'
/** 28 to the tenth are 3 × 10¹⁴ codes: with a million lists, 300 million guesses for one. */
const CODE_LENGTH = 10
export const PUBLIC_CODE = `^[${CODE_LETTERS}]{${CODE_LENGTH}}$`

/** A new code. `pick` returns a random whole number below its argument. */
export const newPublicCode = (pick: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[pick(CODE_LETTERS.length)]).join('')

export const isPublicCode = (text: string): boolean => new RegExp(PUBLIC_CODE).test(text)

const TOP_DOMAINS =
  'com|net|org|info|biz|shop|store|online|site|xyz|top|club|app|link|me|io|co|cn|ru|de|uk|eu'
const CONTACT = new RegExp(
  String.raw`://|\bwww\.|[\w.+-]+@[\w-]+\.\w|[\p{L}\p{N}-]\.(?:${TOP_DOMAINS})\b|\b(?:t|wa)\.me\b|\+?\d(?:[\s().-]?\d){8,}`,
  'iu',
)

/** Whether words name an address, a mailbox or a telephone: public pages are no place for advertising. */
export const namesContact = (words: string): boolean => CONTACT.test(words.normalize('NFKC'))

/** Whether a row may be shown: its product was read, can be bought, and has a number at a marketplace. */
export const isShowable = (row: {
  isRead: boolean
  issue: RowIssue | null
  isFound: boolean
  itemId: string
}): boolean => row.isRead && row.issue === null && row.isFound && row.itemId !== ''

/** Why a shopper cannot publish a list; null if nothing is against it. */
export function whyNotPublish(facts: {
  /** Of this list; null if it was never published. */
  state: PublicListState | null
  /** The shopper's other lists that are shown, and those that staff took down. */
  shown: number
  takenDown: number
  goods: number
}): 'list_taken_down' | 'publishing_ended' | 'too_many_public_lists' | 'nothing_to_publish' | null {
  if (facts.state === 'taken_down') return 'list_taken_down'
  if (facts.takenDown >= TAKEN_DOWN_MAX) return 'publishing_ended'
  if (facts.shown >= PUBLIC_LISTS_MAX) return 'too_many_public_lists'
  return facts.goods === 0 ? 'nothing_to_publish' : null
}
