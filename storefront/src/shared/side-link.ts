/** The lists beside an article: the present entry is marked. */
export const SIDE_LIST = 'text-sm'
export const SIDE_LINK =
  'block px-3 py-1.5 text-ink-2 no-underline hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-primary'
export const SIDE_HEADING = 'mb-2 text-sm text-ink-2'
