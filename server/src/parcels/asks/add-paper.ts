import { addParcelPaper as route } from '@longhaul/contract/parcels/parcel-asks.ts'
import { PAPERS_MAX, PAPER_MAX_BYTES, whyNotChangePapers } from '@longhaul/domain/parcels/asks.ts'
import { tidyShown } from '@longhaul/domain/texts/tidy.ts'
import { readUpload, removeOwnFile, requireUploadsLeft, storePaper } from '../../files/public.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findOwnParcel, lockOwnParcel } from '../sql.ts'
import { toOpenAsk } from './read-ask.ts'
import { findOpenAsk, insertPaper, listPapers } from './sql-asks.ts'

export const addParcelPaperAction = longAction(route, addParcelPaper)

/**
 * Stores a paper that a package asks for. It is read and stored outside a transaction, and removed again if
 * nothing asks for it any more.
 */
async function addParcelPaper(call: LongCall<typeof route>): Answer<typeof route> {
  const { db, me, params, query, now, world, request } = call
  const name = tidyShown(query.name)
  if (name === '') throw badInput({ name: 'required' })
  orNotFound(await findOwnParcel(db, me.id, params.id))
  refuseIf(whyNotChangePapers(toOpenAsk(await findOpenAsk(db, params.id))))
  await requireUploadsLeft(world, me.id, now)
  const content = await readUpload(request, PAPER_MAX_BYTES)
  const id = await storePaper(world, content, { shopperId: me.id, now })
  await call
    .transact(async (work) => {
      const { tx } = work
      orNotFound(await lockOwnParcel(tx, me.id, params.id))
      const ask = await findOpenAsk(tx, params.id)
      refuseIf(whyNotChangePapers(toOpenAsk(ask)))
      if ((await listPapers(tx, ask!.id)).length >= PAPERS_MAX) throw badInput({ file: 'too_many' })
      await insertPaper(tx, { file_id: id, ask_id: ask!.id, name, created_at: now })
      work.concerns(me.id)
    })
    .catch(async (error: unknown) => {
      await removeOwnFile(world, me.id, id)
      throw error
    })
  return { id }
}
