/** The state of a review: public only after staff have read it; a hidden one stays visible to its author. */
export const REVIEW_STAGES = ['waiting', 'shown', 'hidden'] as const
export type ReviewStage = (typeof REVIEW_STAGES)[number]

/** How a reviewer is called in public: the first character of the nickname, never more. Empty where there is none. */
export function reviewerName(nickname: string): string {
  const [first] = nickname.trim()
  return first ? `${first}**` : ''
}

/** The mean of so many stars in tenths, rounded half up: 47 is 4.7. Null where there are none. */
export const meanStarsTenths = (starsSum: number, count: number): number | null =>
  count > 0 ? Math.floor((starsSum * 20 + count) / (count * 2)) : null
