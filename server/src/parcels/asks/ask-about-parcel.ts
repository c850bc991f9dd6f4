import { askAboutParcel as route } from '@longhaul/contract/parcels/parcel-asks.staff.ts'
import { whyNotAsk } from '@longhaul/domain/parcels/asks.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockParcelForStaff } from '../sql.ts'
import { toOpenAsk } from './read-ask.ts'
import { findOpenAsk, insertAsk, settleOpenAsk } from './sql-asks.ts'

export const askAboutParcelAction = writeAction(route, askAboutParcel)

/** Support asks for papers, or for duty to be paid. It replaces what the package asks. */
async function askAboutParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(whyNotAsk(parcel.stage, toOpenAsk(await findOpenAsk(tx, parcel.id)), body.kind))
  const { kind } = body
  const words = body.words.trim()
  await settleOpenAsk(tx, parcel.id, me.id, now)
  await insertAsk(tx, { parcel_id: parcel.id, kind, asked_by: me.id, words, asked_at: now })
  await notify(call, parcel.shopper_id, {
    kind: NOTICE[kind],
    args: { number: parcel.number, note: words },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: `ask_for_${kind}`,
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: { words },
  })
  return {}
}

const NOTICE = { papers: 'papers_wanted', duty: 'duty_due' } as const
