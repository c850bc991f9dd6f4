import type { Reason } from '../refusals.ts'

/** The stages of an enquiry from the fulfilment page: received, answered, and the outcome. */
export const LEAD_STAGES = ['new', 'contacted', 'won', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

const NEXT: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  new: ['contacted', 'won', 'lost'],
  contacted: ['won', 'lost'],
  // To correct a mistake, or if the lead returns.
  won: ['contacted'],
  lost: ['contacted'],
}

/** The stages to which an enquiry may move from a stage. */
export const nextLeadStages = (from: LeadStage): readonly LeadStage[] => NEXT[from]

export const whyNotLeadStage = (from: LeadStage, to: LeadStage): Reason | null =>
  NEXT[from].includes(to) ? null : 'transition_not_allowed'

/** How long an enquiry is kept after it was received, as stated in the privacy policy. */
export const LEAD_MONTHS = 12

/** The number of enquiries per day allowed from one IP address, and from one e-mail address. */
export const LEADS_PER_ADDRESS = 10
export const LEADS_PER_EMAIL = 3
