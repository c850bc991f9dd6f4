/** The lists beside an article: the present entry is marked. */
export const SIDE_LIST = 'text-sm leading-[1.4]'
export const SIDE_LINK =
  'block border-s-2 px-3 py-1.5 text-ink-2 no-underline hover:text-ink hover:underline aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink'
export const SIDE_HEADING = 'mb-2 text-sm text-ink-2'
