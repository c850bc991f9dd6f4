/** The goods that one shopper has watched at a time, and how long each is watched. */
export const WATCHES_MAX = 100
export const WATCH_DAYS = 183
/**
 * How often one shopper may begin to watch something in 24 hours: each may cost a reading. Our own choice.
 */
export const WATCHES_BEGUN_A_DAY = 200

/** How many pages are read in 24 hours for all shoppers together, unless the operator sets it. */
export const WATCHED_PAGES_A_DAY = 2_000
/** The most of them at one host, so that no site is read often, however many of its goods are watched. */
export const WATCHED_PAGES_OF_HOST = 500
/** How often the job runs in a day. */
export const WATCH_RUNS_A_DAY = 144
