const DAY_MS = 86_400_000

/** A moment in days, as the rules of estimates count them. */
export const dayOf = (moment: Date): number => moment.getTime() / DAY_MS
