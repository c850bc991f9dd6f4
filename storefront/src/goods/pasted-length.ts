/** The most characters that the link engine reads. */
export const PASTED_LENGTH_MAX = 4_000
