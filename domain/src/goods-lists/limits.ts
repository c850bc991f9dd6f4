/** The lists that one shopper may keep. */
export const LISTS_MAX = 100
export const LIST_NAME_MAX = 80
/** The rows that one shopper may have read in 24 hours: each may cost a call to a source. Our own choice. */
export const ROWS_A_DAY = 10_000

/** The largest sheet that is read. A list of goods is a small part of it. */
export const SHEET_ROWS_MAX = 20_000
export const SHEET_COLUMNS_MAX = 200
/** The largest file in bytes. */
export const SHEET_MAX_BYTES = 8 * 1024 * 1024

/**
 * The cells of a sheet are kept beside its list, to read its columns in another way: those of a shopper's
 * newest lists, each up to this many characters.
 */
export const SHEETS_KEPT = 10
export const SHEET_KEPT_MAX = 2_000_000

/** The rows that one page of a list shows, and that one call changes. */
export const ROWS_PAGE_MAX = 100
export const ROWS_CHANGE_MAX = 2_000
