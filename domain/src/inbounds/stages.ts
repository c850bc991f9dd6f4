import type { StateTable } from '../states/table.ts'

/** The stages of a parcel that the shopper bought elsewhere and announced by its domestic tracking number. */
export const INBOUND_STAGES = ['announced', 'arrived', 'cancelled'] as const
export type InboundStage = (typeof INBOUND_STAGES)[number]
export type InboundStep = 'arrive' | 'undo_arrive' | 'cancel'

/** After arrival, the parcel continues as a stock item. */
export const inboundTable: StateTable<InboundStage, InboundStep> = {
  stages: INBOUND_STAGES,
  start: 'announced',
  edges: [
    { step: 'arrive', from: 'announced', to: 'arrived', by: ['warehouse'] },
    { step: 'undo_arrive', from: 'arrived', to: 'announced', by: ['warehouse'] },
    { step: 'cancel', from: 'announced', to: 'cancelled', by: ['shopper', 'support'] },
  ],
}
