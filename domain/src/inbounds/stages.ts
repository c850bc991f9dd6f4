import type { StateTable } from '../states/table.ts'

/**
 * The stages of a parcel that the shopper bought elsewhere and announced by its domestic tracking number.
 * `in_doubt`: a parcel with this number is here, and staff decide by proof whose it is. `ended`: it was not
 * received as this announcement.
 */
export const INBOUND_STAGES = ['announced', 'in_doubt', 'arrived', 'ended', 'cancelled'] as const
export type InboundStage = (typeof INBOUND_STAGES)[number]
export type InboundStep = 'arrive' | 'doubt' | 'prove' | 'undo_arrive' | 'undo_doubt' | 'end' | 'cancel'

/** The stages in which an announcement still waits for its parcel. */
export const OPEN_INBOUND_STAGES = ['announced', 'in_doubt'] as const satisfies readonly InboundStage[]

/** After arrival, the parcel continues as a stock item. */
export const inboundTable: StateTable<InboundStage, InboundStep> = {
  stages: INBOUND_STAGES,
  start: 'announced',
  edges: [
    { step: 'arrive', from: 'announced', to: 'arrived', by: ['warehouse'] },
    // The system's: announced for a parcel that is unclaimed already.
    { step: 'doubt', from: 'announced', to: 'in_doubt', by: ['warehouse', 'system'] },
    { step: 'end', from: 'announced', to: 'ended', by: ['warehouse'] },
    { step: 'cancel', from: 'announced', to: 'cancelled', by: ['shopper', 'support'] },

    { step: 'prove', from: 'in_doubt', to: 'arrived', by: ['warehouse', 'support'] },
    { step: 'end', from: 'in_doubt', to: 'ended', by: ['warehouse', 'support'] },
    { step: 'undo_doubt', from: 'in_doubt', to: 'announced', by: ['warehouse'] },
    { step: 'cancel', from: 'in_doubt', to: 'cancelled', by: ['shopper', 'support'] },

    { step: 'undo_arrive', from: 'arrived', to: 'announced', by: ['warehouse'] },
    // It turned out to be somebody else's.
    { step: 'end', from: 'arrived', to: 'ended', by: ['warehouse', 'support'] },
  ],
}
