import { isPublicCode } from '@longhaul/domain/goods-lists/public-list.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { BOUND_A_DAY_MAX, BOUND_DAYS } from '@longhaul/domain/rewards/creators.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { type UnitOfWork, inJob } from '../../platform/jobs/unit-of-work.ts'
import { ownerOf } from '../mailbox-hash.ts'
import { wasWelcomed } from '../sql-coupons.ts'
import { findRegistered } from '../sql-reader.ts'
import { countDay, findByCode, insertBinding, lockCreatorForJob, registrationsOn } from './sql.ts'
import { hadAccount, readSigns } from './sql-signs.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'bind-creator': { shopperId: string; code: string }
  }
}

/**
 * After a registration by a creator's link: notes who brought the shopper, once and for good. Only a
 * registration enqueues it, so an account that exists already is never bound. Nobody is bound whose
 * mailbox had an account before, or is the creator's own.
 */
export const bindCreatorJob = job({
  name: 'bind-creator',
  run: (world, payload) => inJob(world, ['rewards'], (work) => bind(work, payload)),
})

async function bind(work: UnitOfWork, { shopperId, code }: { shopperId: string; code: string }) {
  const { tx } = work
  const found = isPublicCode(code) ? await findByCode(tx, code) : undefined
  if (!found?.open || found.shopper_id === shopperId) return
  const creator = await lockCreatorForJob(tx, found.id)
  if (creator?.state !== 'active') return
  const at = await findRegistered(tx, shopperId)
  const owner = await ownerOf(tx, work.world, shopperId)
  // The coupon's hash outlives an account that was deleted; any other is still there.
  if ((await wasWelcomed(tx, owner)) || (await hadAccount(tx, shopperId))) return
  if ((await readSigns(tx, creator.shopper_id, shopperId)).includes('mailbox')) return
  const day = shanghaiDay(at)
  if ((await registrationsOn(tx, creator.id, day)) >= BOUND_A_DAY_MAX) return
  const ends_at = new Date(at.getTime() + BOUND_DAYS * 86_400_000)
  const bound = { shopper_id: shopperId, creator_id: creator.id, bound_at: at, ends_at }
  if (await insertBinding(tx, bound)) await countDay(tx, creator.id, day, 'registrations')
  work.concerns(creator.shopper_id)
}
