import type { Reply } from '@longhaul/contract/routes.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'

export type ParcelState = Pick<Reply<'GET /parcels'>['items'][number], 'stage' | 'pay_way'>

type StageWords = (typeof parcelsText.stages)[ParcelStage]

/**
 * The words of a stage. For a package that is packed before payment, the stages in between mean something
 * else.
 */
export function wordsOf({ stage, pay_way: way }: ParcelState): StageWords {
  const words: Partial<Record<ParcelStage, StageWords>> = way === 'exact' ? payWayText.stages : {}
  return words[stage] ?? parcelsText.stages[stage]
}

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
