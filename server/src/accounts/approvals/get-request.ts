import { getApprovalRequest as route } from '@longhaul/contract/accounts/approvals.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Shopper } from '../../platform/logged-in.ts'
import { toRequest } from './list-approvals.ts'
import { findOwnApproval } from './sql.ts'

export const getRequestAction = readAction(route, getRequest)

/** What became of what a program asked for. */
async function getRequest({ db, me, params, now }: ReadCall<typeof route>): Answer<typeof route> {
  const row = await findOwnApproval(db, me.id, params.id, now)
  return toRequest(askedBy(me, row), now)
}

/** The row, if the caller may know of it: a program sees nothing of what another program asked for. */
export function askedBy<Row extends { token_id: string }>({ grant }: Shopper, row: Row | undefined): Row {
  if (!row || (grant && grant.id !== row.token_id)) throw new Refusal('not_found')
  return row
}
