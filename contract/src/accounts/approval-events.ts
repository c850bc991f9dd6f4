import { Fen, Id, Moment, oneOf } from '../fields.ts'
import { event } from '../hooks/event.ts'

const asked = { approval_id: Id, amount_fen: Fen }

/** What a call that needs its shopper causes, and what they then decide (`GET /approvals`). */
export const approvalEvents = {
  'approval.asked': event('approval.asked', { ...asked, ends_at: Moment }),
  'approval.decided': event('approval.decided', { ...asked, state: oneOf(['approved', 'declined']) }),
}
