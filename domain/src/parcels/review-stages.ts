/**
 * The state of a review: public only after staff have read it; a hidden review stays visible to its author.
 */
export const REVIEW_STAGES = ['waiting', 'shown', 'hidden'] as const
export type ReviewStage = (typeof REVIEW_STAGES)[number]

/** A reviewer's public name: only the first character of the nickname. Empty if there is no nickname. */
export function reviewerName(nickname: string): string {
  const [first] = nickname.trim()
  return first ? `${first}**` : ''
}

/** The mean number of stars in tenths, rounded half up: 47 is 4.7. Null without reviews. */
export const meanStarsTenths = (starsSum: number, count: number): number | null =>
  count > 0 ? Math.floor((starsSum * 20 + count) / (count * 2)) : null
