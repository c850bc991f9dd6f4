import { SignedFen } from '../fields.ts'
import { event } from '../hooks/event.ts'

/** What every movement of the available balance causes, which `GET /funds/entries` explains. */
export const balanceEvents = {
  'balance.changed': event('balance.changed', { amount_fen: SignedFen }),
}
