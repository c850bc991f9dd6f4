import { changeReadyReasons as route } from '@longhaul/contract/orders/ready-reasons.staff.ts'
import { textsOf } from '@longhaul/domain/languages.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readReasons } from './reasons-card.ts'
import { lockReasons, replaceReasons } from './sql.ts'

export const changeReadyReasonsAction = writeAction(route, changeReadyReasons)

/**
 * Replaces the reasons of a kind; refused if a colleague changed them since they were read. Messages already
 * sent to shoppers stay as they are.
 */
async function changeReadyReasons(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  await lockReasons(tx, params.kind)
  const before = await readReasons(tx, params.kind)
  if (before.version !== body.version) throw new Refusal('changed_meanwhile')
  await replaceReasons(
    tx,
    params.kind,
    body.items.map((item) => textsOf('text', item)),
  )
  const after = await readReasons(tx, params.kind)
  await audit(call, {
    action: 'change_ready_reasons',
    subjectKind: 'ready_reasons',
    subjectId: params.kind,
    before: before.items,
    after: after.items,
  })
  return after
}
