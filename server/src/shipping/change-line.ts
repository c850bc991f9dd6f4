import { changeLine as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockLine, updateLine } from './sql-desk.ts'
import { wordsOf, lineOf } from './line-rows.ts'

export const changeLineAction = writeAction(route, changeLine)

/** Changes a line. A closed line takes no new parcels; parcels that chose it keep it and its price. */
async function changeLine(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const before = orNotFound(await lockLine(tx, params.id))
  const row = { ...(await wordsOf(tx, body)), closed_at: body.closed ? (before.closed_at ?? now) : null }
  await updateLine(tx, params.id, row)
  await audit(call, {
    action: 'change_line',
    subjectKind: 'shipping_line',
    subjectId: params.id,
    before,
    after: row,
  })
  return await lineOf(tx, params.id, now)
}
