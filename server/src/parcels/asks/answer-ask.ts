import { answerParcelAsk as route } from '@longhaul/contract/parcels/parcel-asks.ts'
import { whyNotAnswerAsk } from '@longhaul/domain/parcels/asks.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnParcel } from '../sql.ts'
import { raiseAlarm } from '../tracking/alarms.ts'
import { toOpenAsk } from './read-ask.ts'
import { answerOpenAsk, findOpenAsk } from './sql-asks.ts'

export const answerParcelAskAction = writeAction(route, answerParcelAsk)

/** The shopper answers what a package asks. Support passes it on: the answer is an alarm until then. */
async function answerParcelAsk(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  const ask = await findOpenAsk(tx, parcel.id)
  refuseIf(whyNotAnswerAsk(toOpenAsk(ask), body.answer))
  const note = body.note.trim()
  await answerOpenAsk(tx, ask!.id, body.answer, note, now)
  await raiseAlarm(call, parcel.id, { kind: 'trouble', status: `answer_${body.answer}`, detail: note })
  return {}
}
