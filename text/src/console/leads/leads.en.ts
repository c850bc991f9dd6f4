import type { LeadStage } from '@longhaul/domain/leads/stages.ts'

const stages: Record<LeadStage, string> = { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' }

/** The desk for enquiries of the fulfilment page. */
export const text = {
  stages,
  filter: 'Which enquiries',
  filters: { open: 'Open', mine: 'Mine' },
  all: 'All',
  search: 'Name, company, e-mail or words',
  none: 'No enquiries',
  noneHint: 'What is sent from the fulfilment page appears here.',
  contact: 'Contact',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  volume: 'Orders a month',
  volumes: {
    up_to_100: 'Up to 100',
    up_to_1000: '100 to 1,000',
    up_to_10000: '1,000 to 10,000',
    more: 'More than 10,000',
  } as Record<string, string>,
  reads: 'Reads',
  came: 'Came',
  consent: 'Agreed to be answered',
  forgotten: 'Forgotten on',
  message: 'What they wrote',
  noMessage: 'No message.',
  assignee: 'Looked after by',
  nobody: 'Nobody yet',
  take: 'I take it',
  history: 'What was done',
  historyNone: 'Nothing yet.',
  note: 'Note',
  noteHint: 'For colleagues only. The enquirer does not see it.',
  noteNeeded: 'Write what was said',
  addNote: 'Add note',
  moved: (stage: string) => `Moved to “${stage}”`,
  assigned: (name: string) => `Given to ${name}`,
  unassigned: 'Given back to everybody',
  steps: { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' } as Record<LeadStage, string>,
  again: 'Take up again',
  moveTitle: { new: '', contacted: 'Mark as contacted', won: 'Mark as won', lost: 'Mark as lost' } as Record<
    LeadStage,
    string
  >,
  why: 'Why or how',
  whyHint: 'Optional; colleagues read it in the history.',
  busy: 'Saving…',
}
