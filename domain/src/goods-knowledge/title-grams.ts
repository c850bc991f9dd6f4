import { foldWords } from '../texts/tidy.ts'

const TITLE_MAX = 400
/** Of a weighed product so many parts are kept, of a title that is asked about more. */
export const KEPT_GRAMS = 20
export const ASKED_GRAMS = 40

/**
 * The parts of a title by which similar titles are found, as 32-bit numbers: Chinese characters by twos,
 * other words of at least three letters. Of more than `max` the same ones are left of every title, so that
 * similar titles keep the same.
 */
export function titleGrams(title: string, max: number): number[] {
  const grams = new Set<number>()
  for (const [run] of foldWords(title.slice(0, TITLE_MAX)).matchAll(/\p{Script=Han}+|\p{L}{3,}/gu))
    if (/^\p{Script=Han}/u.test(run))
      for (let at = 0; at < run.length - 1; at += 1) grams.add(hashOf(run.slice(at, at + 2)))
    else grams.add(hashOf(run))
  return [...grams].toSorted((a, b) => a - b).slice(0, max)
}

/** FNV-1a with its high bits mixed in, as a signed number. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash ^ (hash >>> 15)
}
