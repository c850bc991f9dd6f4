import { askForPapers as route } from '@longhaul/contract/parcels/parcel-asks.staff.ts'
import { whyNotAskPapers } from '@longhaul/domain/parcels/asks.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockParcelForStaff } from '../sql.ts'
import { toOpenAsk } from './read-ask.ts'
import { findOpenAsk, insertAsk, settleOpenAsk } from './sql-asks.ts'

export const askForPapersAction = writeAction(route, askForPapers)

/** Support asks for papers. The question replaces another one that the package asks. */
async function askForPapers(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(whyNotAskPapers(parcel.stage, toOpenAsk(await findOpenAsk(tx, parcel.id))))
  const words = body.words.trim()
  await settleOpenAsk(tx, parcel.id, me.id, now)
  await insertAsk(tx, { parcel_id: parcel.id, kind: 'papers', asked_by: me.id, words, asked_at: now })
  await notify(call, parcel.shopper_id, {
    kind: 'papers_wanted',
    args: { number: parcel.number, note: words },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'ask_for_papers',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: { words },
  })
  return {}
}
