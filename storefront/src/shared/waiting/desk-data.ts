import type { Reply } from '@longhaul/contract/routes.ts'

export type DeskData = Reply<'GET /desk'>
export type Waiting = DeskData['waiting']['items'][number]
export type UnderWay = DeskData['under_way']['items'][number]
export type Coming = DeskData['coming']['items'][number]
export type Bought = DeskData['bought'][number]
export type Shelved = DeskData['shelf']['items'][number]
