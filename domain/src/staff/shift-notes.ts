/** The maximum length of what one shift leaves the next. */
export const SHIFT_NOTE_MAX = 500
/** The number of notes that are shown, newest first. */
export const SHIFT_NOTES_SHOWN = 50
/** A ticked note stays for the rest of a shift and the next, so that a wrong tick can be taken back. */
export const SHIFT_NOTE_SHOWN_HOURS = 16

/** The cut-off at a moment: what was ticked before it is no longer shown. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - SHIFT_NOTE_SHOWN_HOURS * 3_600_000)
