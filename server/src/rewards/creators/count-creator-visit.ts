import { countCreatorVisit as route } from '@longhaul/contract/rewards/creators.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { countHit } from '../../platform/database/count-hit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { fingerprint } from '../../platform/sealing/seal.ts'
import { countDay, findByCode } from './sql.ts'

export const countCreatorVisitAction = writeAction(route, countCreatorVisit)

const DAY_MS = 86_400_000

/**
 * Counts that a creator's link was followed, once a day from one network address, of which only a keyed
 * hash is kept until then. Answers the same for a code that is not known.
 */
async function countCreatorVisit(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now, request, world } = call
  const found = await findByCode(tx, params.code)
  if (!found?.open) return {}
  const who = fingerprint(world.secret, 'visit of a creator', `${params.code} ${request.ip}`)
  const { hits } = await countHit(tx, `creator ${who.toString('base64url')}`, now, DAY_MS)
  if (hits === 1) await countDay(tx, found.id, shanghaiDay(now), 'visits')
  return {}
}
