import type { Payable } from '@longhaul/contract/funds/funds.ts'
import type { Static } from 'typebox'
import type { PayableRow } from './sql.ts'

/** Something to be paid, as it goes over the wire. */
export const toPayable = (row: PayableRow): Static<typeof Payable> => ({
  kind: row.kind,
  id: row.id,
  number: row.number,
  amount_fen: row.amount_fen,
  pay_by: row.pay_by?.toISOString() ?? null,
})
