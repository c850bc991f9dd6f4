import type { LeadStage } from '@longhaul/domain/leads/stages.ts'

const stages: Record<LeadStage, string> = { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' }

/** The screen for enquiries from the fulfilment page. */
export const text = {
  stages,
  filter: 'Which enquiries',
  filters: { open: 'Open', mine: 'Mine' },
  all: 'All',
  search: 'Name, company, email or text',
  none: 'No enquiries',
  noneHint: 'Enquiries sent from the fulfilment page appear here.',
  contact: 'Contact',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  volume: 'Orders per month',
  volumes: {
    up_to_100: 'Up to 100',
    up_to_1000: '100 to 1,000',
    up_to_10000: '1,000 to 10,000',
    more: 'More than 10,000',
  } as Record<string, string>,
  reads: 'Reads',
  came: 'Received',
  consent: 'Consent given',
  forgotten: 'Deleted on',
  message: 'Message',
  noMessage: 'No message.',
  assignee: 'Assigned to',
  nobody: 'Unassigned',
  take: 'Assign to me',
  history: 'History',
  historyNone: 'Nothing yet.',
  note: 'Note',
  noteHint: 'For colleagues only. The enquirer doesn’t see it.',
  noteNeeded: 'Please write a note',
  addNote: 'Add note',
  moved: (stage: string) => `Moved to “${stage}”`,
  assigned: (name: string) => `Assigned to ${name}`,
  unassigned: 'Unassigned',
  steps: { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' } as Record<LeadStage, string>,
  again: 'Reopen',
  moveTitle: { new: '', contacted: 'Mark as contacted', won: 'Mark as won', lost: 'Mark as lost' } as Record<
    LeadStage,
    string
  >,
  why: 'Why or how',
  whyHint: 'Optional; colleagues can read it in the history.',
  busy: 'Saving…',
}
