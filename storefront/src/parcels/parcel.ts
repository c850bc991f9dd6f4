import type { Reply } from '@longhaul/contract/routes.ts'
import type { ParcelStage } from '@longhaul/domain/parcels/stages.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'

/** A package as the list has it, and with everything about it. */
export type ParcelCard = Reply<'GET /parcels'>['items'][number]
export type ParcelPage = Reply<'GET /parcels/{id}'>

/** The meaning of a stage for the shopper, which decides the look of its tag. */
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

/** Looks up a key from the wire in a table with known keys; returns the key itself if it is missing. */
export const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key
