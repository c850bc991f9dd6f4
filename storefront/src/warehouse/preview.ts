import type { Reply } from '@longhaul/contract/routes.ts'

/** The weight and cost of a package of the chosen goods, by every line. */
export type Preview = Reply<'POST /parcels/preview'>
export type LineQuote = Preview['lines'][number]
