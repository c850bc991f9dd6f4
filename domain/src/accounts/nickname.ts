export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 16

/** A nickname has 2 to 16 characters (specification 5); a Chinese character or an emoji counts as one. */
export function isNickname(name: string): boolean {
  const length = [...name.trim()].length
  return length >= NICKNAME_MIN && length <= NICKNAME_MAX
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name cut to 18 characters plus an ellipsis, as the header shows it (specification 2 and 9). */
export function shortName(name: string): string {
  const letters = [...segmenter.segment(name)]
  return letters.length <= 18
    ? name
    : `${letters
        .slice(0, 18)
        .map((letter) => letter.segment)
        .join('')}…`
}
