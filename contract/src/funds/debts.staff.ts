import { Type } from 'typebox'
import { Fen, Moment, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'
import { Payee } from './withdrawals.staff.ts'

export const listDebts = route('GET /staff/debts', {
  who: { staff: ['finance'] },
  summary:
    'List shoppers with a debt because a provider took back money that was already spent, oldest debt first. Money arriving on the balance pays it automatically.',
  query: Type.Object(pageQuery),
  shows: ['funds'],
  reply: Type.Object({
    ...pageOf(
      Type.Object({
        shopper: Payee,
        owed_fen: Fen,
        /** Since when the shopper has been in debt without interruption. */
        since: Moment,
        /** The account was deleted, so nothing will be credited to it any more. */
        is_closed: Type.Boolean(),
      }),
    ).properties,
    /** The total of all debts. */
    total_fen: Fen,
  }),
})
