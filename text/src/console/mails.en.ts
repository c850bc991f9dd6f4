/** The mailbox. */
export const en = {
  demo: 'Demo mode: e-mails end here and reach nobody.',
  searchLabel: 'Recipient or subject',
  none: 'No e-mail has been written yet.',
  noneFound: 'Nothing matches this search.',
  sent: 'sent',
  waiting: 'not sent yet',
  failed: 'not delivered',
  to: 'To',
  written: 'Written',
  sentAt: 'Sent',
  template: 'Template',
}
