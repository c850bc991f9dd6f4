/** The state of a mail, as the key of its label. */
export const stateOf = (mail: {
  sent_at: string | null
  last_error: string | null
}): 'sent' | 'failed' | 'waiting' =>
  mail.sent_at !== null ? 'sent' : mail.last_error !== null ? 'failed' : 'waiting'
