import type { Reply } from '@longhaul/contract/routes.ts'
import type { ParcelStage } from '@longhaul/domain/parcels/stages.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'

/** A package as the list has it, and with everything about it. */
export type ParcelCard = Reply<'GET /parcels'>['items'][number]
export type ParcelPage = Reply<'GET /parcels/{id}'>

/** What a stage means to the shopper, for the look of its tag. */
export const lookOf = (stage: ParcelStage): StatusKind => LOOKS[stage]

const LOOKS: Readonly<Record<ParcelStage, StatusKind>> = {
  pending_payment: 'attention',
  to_pick: 'working',
  packing: 'working',
  supplement_due: 'attention',
  to_ship: 'waiting',
  address_problem: 'problem',
  in_transit: 'moving',
  exception: 'problem',
  delivered: 'attention',
  done: 'done',
  returned: 'closed',
  cancelled: 'closed',
  lost: 'closed',
}

/** A table whose keys are known, asked for a key that comes over the wire; the key itself where the table has none. */
export const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key
