/** Where a mail stands, by the name of its word. */
export const stateOf = (mail: {
  sent_at: string | null
  last_error: string | null
}): 'sent' | 'failed' | 'waiting' =>
  mail.sent_at !== null ? 'sent' : mail.last_error !== null ? 'failed' : 'waiting'
