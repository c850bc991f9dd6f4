/** A scanner types a character every few milliseconds; no human types faster than this. */
export const KEY_GAP_MS = 35
/** The length of the shortest printed command, DONE. */
export const SCAN_LENGTH_MIN = 4

/**
 * The longest gap between the keys of a scan outside text fields, where no one types: a busy machine delivers
 * them late.
 */
export const SLOW_GAP_MS = 500
