import type { Reason } from '../refusals.ts'

/** An enquiry of the fulfilment page: written to us, answered, and what became of it. */
export const LEAD_STAGES = ['new', 'contacted', 'won', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

const NEXT: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  new: ['contacted', 'won', 'lost'],
  contacted: ['won', 'lost'],
  // A mistake, or a lead who comes back.
  won: ['contacted'],
  lost: ['contacted'],
}

/** Where an enquiry may go from here. */
export const nextLeadStages = (from: LeadStage): readonly LeadStage[] => NEXT[from]

export const whyNotLeadStage = (from: LeadStage, to: LeadStage): Reason | null =>
  NEXT[from].includes(to) ? null : 'transition_not_allowed'

/** So long an enquiry is kept, counted from the day it came (the privacy policy says so). */
export const LEAD_MONTHS = 12

/** What one address may send, and what may come from one e-mail address, within a day. */
export const LEADS_PER_ADDRESS = 10
export const LEADS_PER_EMAIL = 3
