import { type Whose, numberReusedBefore, whoseParcel } from '@longhaul/domain/warehouse/whose-parcel.ts'
import { findItemsByTracking, isInSellersSeries } from '../orders/public.ts'
import { takeInboundStep } from './inbound-step.ts'
import { type Scan, receiveInbound, receiveItems } from './receive.ts'
import { listOpenAnnouncements } from './sql-inbounds.ts'
import { setUnclaimed } from './sql.ts'
import { doubtAnnouncements } from './unclaimed/doubt-announcements.ts'
import { noteUnclaimed } from './unclaimed/note-unclaimed.ts'
import { listOpenClaimants } from './unclaimed/sql-ownership-claims.ts'

type Arrived = { unclaimed: boolean; received_as: 'bought' | 'inbound' | null }

/**
 * Receives a parcel for whoever proves to be its owner by what is known at the dock: as goods that we bought,
 * or as the parcel that its only claimant announced. In doubt it is unclaimed, and the announcements become
 * claims to it. The caller locks the number and the arrival. A parcel that was received already stays what it
 * is; only further items of what we bought can join it. Returns whether anything was received.
 */
export async function receiveParcel(scan: Scan, arrived: Arrived): Promise<boolean> {
  const { tx, number, arrivalId } = scan
  if (arrived.received_as === 'inbound') return false
  const items = await findItemsByTracking(tx, number, scan.now)
  if (arrived.received_as === 'bought') {
    if (items.length > 0) await receiveItems(scan, items)
    return items.length > 0
  }
  const announced = await listOpenAnnouncements(tx, number)
  const claimedBy = arrived.unclaimed ? await listOpenClaimants(tx, arrivalId) : []
  const boughtFor = items.map((item) => item.shopper_id)
  const whose = whoseParcel({
    boughtFor,
    claimedBy: [...claimedBy, ...announced.map((inbound) => inbound.shopper_id)],
    wasUnclaimed: arrived.unclaimed,
    maybeBought: announced.length > 0 && (await isInSellersSeries(tx, number, numberReusedBefore(scan.now))),
  })
  if (arrived.unclaimed !== isUnclaimed(whose)) await setUnclaimed(tx, arrivalId, isUnclaimed(whose))
  if (whose === 'bought') await receiveItems(scan, items)
  await noteUnclaimed(scan, arrivalId, { isUnclaimed: isUnclaimed(whose), owners: boughtFor })
  if (whose === 'in_doubt') await doubtAnnouncements(scan, announced)
  if (whose === 'announced') await receiveInbound(scan, announced[0]!)
  // What their own shoppers announced needlessly has arrived as bought.
  if (whose === 'bought')
    for (const inbound of announced.filter(({ stage }) => stage === 'announced'))
      await takeInboundStep(tx, inbound, 'end', { actors: scan.me.roles, now: scan.now })
  return whose === 'bought' || whose === 'announced'
}

const isUnclaimed = (whose: Whose): boolean => whose === 'in_doubt' || whose === 'nobody'
