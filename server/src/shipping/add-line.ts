import { addLine as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { insertLine } from './sql-desk.ts'
import { wordsOf, lineOf } from './line-rows.ts'

export const addLineAction = writeAction(route, addLine)

async function addLine(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now } = call
  const { id, option } = body
  const row = { id, option, ...(await wordsOf(tx, body)), closed_at: body.closed ? now : null }
  if (!(await insertLine(tx, row))) throw badInput({ id: 'in_use' })
  await audit(call, { action: 'add_line', subjectKind: 'shipping_line', subjectId: id, after: row })
  return await lineOf(tx, id, now)
}
