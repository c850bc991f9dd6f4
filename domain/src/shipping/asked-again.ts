/** The minutes after which a carrier that did not answer is asked again by itself, each after the one before. After the last a person has to. */
export const ASKED_AGAIN_MINUTES = [1, 3, 10, 30, 60, 180] as const

const ALL_MS = ASKED_AGAIN_MINUTES.reduce((sum, minutes) => sum + minutes, 0) * 60_000

/** Until when a carrier is asked again that was first asked at a moment. */
export const askedAgainUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + ALL_MS)
