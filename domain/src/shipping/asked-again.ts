/**
 * The delays, in minutes, between automatic retries of a carrier that did not answer. After the last one a
 * person has to retry.
 */
export const ASKED_AGAIN_MINUTES = [1, 3, 10, 30, 60, 180] as const

const ALL_MS = ASKED_AGAIN_MINUTES.reduce((sum, minutes) => sum + minutes, 0) * 60_000

/** Until when a request to a carrier that was first made at a moment is retried. */
export const askedAgainUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + ALL_MS)
