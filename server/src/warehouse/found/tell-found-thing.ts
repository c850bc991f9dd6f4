import { tellFoundThing as route } from '@longhaul/contract/warehouse/found-things.staff.ts'
import { readFoundNumber } from '@longhaul/domain/warehouse/found-things.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnCount } from '../counts/lock-own-count.ts'
import { setActive } from '../counts/sql-counts.ts'
import { toFound } from './found-card.ts'
import { hasFoundLabel, insertFound, isFoundPicture, listFoundInCount } from './sql-found.ts'

export const tellFoundThingAction = writeAction(route, tellFoundThing)

/**
 * Records that a thing without a label lies on the shelf that is counted. Its label is of ours and was never
 * used, so that it is never told twice; repeated in the same count, it says the same.
 */
async function tellFoundThing(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const count = await lockOwnCount(call, params.id)
  const number = readFoundNumber(body.number)
  if (number === null || !(await hasFoundLabel(tx, number)))
    throw badInput({ number: 'label_unknown' }, 'label_unknown')
  const look = body.look.trim()
  const fileId = await pictureOf(call)
  const isNew = await insertFound(tx, {
    number,
    count_id: count.id,
    look,
    pieces: body.pieces,
    file_id: fileId,
    told_by: me.id,
    told_at: now,
  })
  const found = (await listFoundInCount(tx, count.id)).find((row) => row.number === number)
  refuseIf(found ? null : 'found_label_used')
  await setActive(tx, count.id, { counted_by: me.id, active_at: now })
  await audit(call, {
    action: 'tell_found_thing',
    subjectKind: 'shelf_count',
    subjectId: count.id,
    after: { number: body.number, look, pieces: body.pieces, again: !isNew },
  })
  return { again: !isNew, found: toFound(found!, call) }
}

/** The picture that was uploaded for it; one picture shows one thing. A repeated call has used it already. */
async function pictureOf({ tx, me, body }: WriteCall<typeof route>): Promise<string | null> {
  if (body.file_id === null) return null
  const [fileId] = await ownFilesOfKind(tx, { staffId: me.id }, [body.file_id], 'inspection')
  if (!fileId) throw badInput({ file_id: 'unknown' })
  return (await isFoundPicture(tx, fileId)) ? null : fileId
}
