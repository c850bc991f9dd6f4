import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'

export const SPEC = 'GET /staff/shoppers/{id}/records'

export type ShopperRecord = Reply<typeof SPEC>['items'][number]

export type Kind = NonNullable<ArgsOf<typeof SPEC>['query']>['kind']
