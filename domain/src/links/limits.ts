/** The longest link that is read, and the longest text of the box for one link, in UTF-16 units. */
export const LINK_TEXT_MAX = 4_000

/** The maximum number of links read in one text. */
export const PASTED_LINKS_MAX = 2_000

/** The maximum number of lines read in one text: a link may have a few lines of words. */
export const LIST_LINES_MAX = 20_000

/** The longest list that is read, in UTF-16 units: as many rows as links, of any ordinary length. */
export const LIST_TEXT_MAX = 1_000_000
