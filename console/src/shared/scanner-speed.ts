/** A scanner types a character every few milliseconds; no human types faster than this. */
export const KEY_GAP_MS = 35
/** The length of the shortest printed command, DONE. */
export const SCAN_LENGTH_MIN = 4
