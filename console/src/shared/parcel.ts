import type { Reply } from '@longhaul/contract/routes.ts'

/** A package as the warehouse sees it. */
export type Parcel = Reply<'GET /staff/parcels/{id}'>
