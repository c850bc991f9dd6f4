import type { Reply } from '@longhaul/contract/routes.ts'

/** A file of another shop, as admins see it. */
export type DataImport = Reply<'GET /staff/data_imports'>['items'][number]
