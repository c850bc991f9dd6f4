/** The most characters of a search. A longer text is no name of goods. */
export const WORDS_MAX = 200
/** How many goods one page of a search shows. */
export const FOUND_PAGE = 24
/** How far into one source a search goes: nobody reads further, and sources end there themselves. */
export const FOUND_DEPTH = 480
