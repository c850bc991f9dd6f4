import type { Milestone } from '@longhaul/domain/shipping/milestones.ts'

/** The progress of a package on its way, short enough to fit below a place. */
export const text = {
  milestones: {
    waiting: 'Waiting for the carrier',
    in_transit: 'On its way',
    departed: 'Left China',
    customs: 'In customs',
    held: 'Held by customs',
    arrived: 'In your country',
    out_for_delivery: 'Out for delivery',
    to_collect: 'Ready for collection',
    not_delivered: 'Delivery failed',
    delivered: 'Delivered',
    returning: 'On its way back',
    trouble: 'Delayed',
  } satisfies Record<Milestone, string>,
  wontArrive: 'won’t arrive',
}
