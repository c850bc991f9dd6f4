import { listMergeable as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { whyNotMerge } from '@longhaul/domain/parcels/divide.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { priceMerge, toChange } from '../pricing/price-parts.ts'
import { findWholeParcelForStaff, listOthersToPick } from './sql-divide.ts'
import { listContents } from '../sql-items.ts'
import { asMergeable } from './merge-parcels.ts'

export const listMergeableAction = readAction(route, listMergeable)

/**
 * Packages that could be merged into this one, with the resulting price. Those that the line cannot carry
 * together are left out.
 */
async function listMergeable({ db, params, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const parcel = orNotFound(await findWholeParcelForStaff(db, params.id))
  const others = (await listOthersToPick(db, parcel)).filter(
    (other) => whyNotMerge(asMergeable(parcel), asMergeable(other)) === null,
  )
  const own = await listContents(db, [parcel.id])
  const items = []
  for (const other of others) {
    const added = await listContents(db, [other.id])
    const change = await priceMerge({ db, lang, now }, [parcel, other], [own, added]).catch(notCarried)
    if (change)
      items.push({
        id: other.id,
        number: other.number,
        item_count: added.length,
        change: toChange(change, parcel.estimated_fen + other.estimated_fen, [parcel.number]),
      })
  }
  return { items }
}

/** Leaves out packages that the line cannot carry together; rethrows any other error. */
function notCarried(error: unknown): null {
  if (error instanceof Refusal && error.reason === 'line_cannot_carry') return null
  throw error
}
