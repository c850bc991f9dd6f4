import { TITLE_MAX } from '../orders/limits.ts'
import { FAVOURITE_NOTE_MAX, KEPT_URL_MAX } from './limits.ts'

/** Goods that a guest's device keeps: their link and title, a note, and when that was, in milliseconds. */
export type KeptGoods = { url: string; title: string; note: string; at: number }

/**
 * The goods in a device's storage, newest first, each link once. Whatever is not of this form, because
 * another version or somebody else wrote it, is left out.
 */
export function readKept(stored: unknown, max: number): KeptGoods[] {
  const entries = Array.isArray(stored) ? stored.slice(0, READ_MAX).filter(isKept) : []
  return entries
    .toSorted((a, b) => b.at - a.at)
    .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)
    .slice(0, max)
}

/** More entries than any device keeps are not looked at. */
const READ_MAX = 1_000

/** The kept goods with these in front; the oldest make room. A note that was there stays. */
export function withKept(
  list: readonly KeptGoods[],
  goods: Omit<KeptGoods, 'note'>,
  max: number,
): KeptGoods[] {
  const note = list.find(({ url }) => url === goods.url)?.note ?? ''
  const title = goods.title.slice(0, TITLE_MAX).replaceAll(HALVES, '')
  return readKept([{ ...goods, title, note }, ...withoutKept(list, goods.url)], max)
}

export const withoutKept = (list: readonly KeptGoods[], url: string): KeptGoods[] =>
  list.filter((goods) => goods.url !== url)

function isKept(entry: unknown): entry is KeptGoods {
  if (typeof entry !== 'object' || entry === null) return false
  const { url, title, note, at } = entry as Partial<Record<keyof KeptGoods, unknown>>
  return (
    isText(url, KEPT_URL_MAX) &&
    /^https?:\/\//i.test(url) &&
    isText(title, TITLE_MAX) &&
    title.trim() !== '' &&
    isText(note, FAVOURITE_NOTE_MAX) &&
    Number.isSafeInteger(at) &&
    Number(at) > 0
  )
}

/** Halves of characters, which cutting leaves behind; no database stores them, nor NUL. */
const HALVES = /\p{Surrogate}/gu
const UNSTORABLE = /\0|\p{Surrogate}/u

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !UNSTORABLE.test(value)

const YEAR_MS = 365 * 86_400_000

/** When goods were looked at, as a device says: never in the future, and at most a year ago. */
export function believableTime(at: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(at.getTime(), now.getTime() - YEAR_MS)))
}
