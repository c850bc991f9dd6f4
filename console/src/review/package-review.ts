import type { Reply } from '@longhaul/contract/routes.ts'

/** One shopper's review of a package as staff see it. */
export type PackageReviewRow = Reply<'GET /staff/reviews'>['items'][number]
