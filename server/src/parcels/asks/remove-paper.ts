import { removeParcelPaper as route } from '@longhaul/contract/parcels/parcel-asks.ts'
import { whyNotChangePapers } from '@longhaul/domain/parcels/asks.ts'
import { removeOwnFile } from '../../files/public.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnParcel } from '../sql.ts'
import { toOpenAsk } from './read-ask.ts'
import { deletePaper, findOpenAsk } from './sql-asks.ts'

export const removeParcelPaperAction = longAction(route, removeParcelPaper)

/** Removes a paper that was not sent yet, and its file. */
async function removeParcelPaper(call: LongCall<typeof route>): Answer<typeof route> {
  const { me, params, world } = call
  await call.transact(async (work) => {
    const { tx } = work
    orNotFound(await lockOwnParcel(tx, me.id, params.id))
    const ask = await findOpenAsk(tx, params.id)
    refuseIf(whyNotChangePapers(toOpenAsk(ask)))
    if (!(await deletePaper(tx, ask!.id, params.file_id))) throw new Refusal('not_found')
    work.concerns(me.id)
  })
  await removeOwnFile(world, me.id, params.file_id)
  return {}
}
