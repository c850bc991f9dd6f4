import type { Reply } from '@longhaul/contract/routes.ts'

/** What a package of the chosen goods would weigh and cost, by every line. */
export type Preview = Reply<'POST /parcels/preview'>
export type LineQuote = Preview['lines'][number]
