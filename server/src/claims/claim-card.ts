import type { Claim } from '@longhaul/contract/parcels/claims.ts'
import type { ClaimDetail, ClaimRow as RowOnWire } from '@longhaul/contract/parcels/claims.staff.ts'
import { payable } from '@longhaul/domain/claims/payout.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { toStaffGoods } from '../goods/public.ts'
import { findParcelForJob, listContentsForStaff, listEvents } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { firstOf, secondPersonFrom, secondStepOf } from '../policy/public.ts'
import { decidedPayout, goodsOf, grantedOf, readLoss } from './claimable.ts'
import { isLargeTogether } from './approve-payout.ts'
import { type ClaimRow, type ListedClaim, findClaimRow, listClaimFiles, listClaimSteps } from './sql.ts'

export type Reading = { db: Db; world: World; now: Date; lang: Lang }

/** A claim as its shopper sees it. The amounts granted are shown only once they are paid. */
export async function toClaim(reading: Reading, claim: ClaimRow): Promise<Static<typeof Claim>> {
  const isPaid = claim.stage === 'paid'
  return {
    id: claim.id,
    number: claim.number,
    kind: claim.kind,
    stage: claim.stage,
    stage_at: claim.stage_at.toISOString(),
    story: claim.story,
    stock_item_ids: claim.stock_item_ids,
    goods: goodsShown(claim),
    evidence: await readEvidence(reading, claim.id),
    note: claim.stage === 'granted' ? '' : claim.note,
    goods_fen: isPaid ? claim.goods_fen : null,
    freight_fen: isPaid ? claim.freight_fen : null,
    created_at: claim.created_at.toISOString(),
  }
}

const goodsShown = (claim: ClaimRow) =>
  goodsOf(claim).map(({ stockItemId, quantity }) => ({ stock_item_id: stockItemId, quantity }))

const readEvidence = async ({ db, world, now }: Reading, claimId: string) =>
  (await listClaimFiles(db, claimId)).map(({ slot, file_id }) => ({
    slot,
    file_id,
    url: imageUrl(world, file_id, now) ?? '',
  }))

/** Another claim for the same package, as staff see it beside the one they decide. */
const toOther = (claim: ClaimRow) => ({
  id: claim.id,
  number: claim.number,
  kind: claim.kind,
  stage: claim.stage,
  payout_fen: claim.goods_fen === null ? null : claim.goods_fen + (claim.freight_fen ?? 0),
  goods: goodsShown(claim),
  created_at: claim.created_at.toISOString(),
})

/** A claim in the queue. */
export const toClaimRow = (row: ListedClaim): Static<typeof RowOnWire> => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  stage: row.stage,
  parcel_id: row.parcel_id,
  parcel_number: row.parcel_number,
  shopper_name: row.shopper_name,
  shopper_code: row.shopper_code,
  insured_fen: row.insured_fen,
  payout_fen: row.goods_fen === null ? null : row.goods_fen + (row.freight_fen ?? 0),
  created_at: row.created_at.toISOString(),
})

/** A claim with everything needed to decide it, or `not_found`. */
export async function readClaimDetail(
  reading: Reading & { me: StaffMember },
  id: string,
): Promise<Static<typeof ClaimDetail>> {
  const { db, lang, world, now } = reading
  const row = orNotFound(await findClaimRow(db, id))
  const parcel = orNotFound(await findParcelForJob(db, row.parcel_id))
  const loss = await readLoss(db, parcel, goodsOf(row), row)
  const [latest] = await listEvents(db, parcel.id)
  const known = new Map(
    (await listContentsForStaff(db, [parcel.id])).map((thing) => [thing.stock_item_id, thing.goods]),
  )
  const words: Readonly<Record<string, string>> = shippingIn(lang).tracking
  const due = row.stage === 'granted' ? payable(grantedOf(row), decidedPayout(loss, row)) : null
  return {
    ...toClaimRow(row),
    ...(due ? { payout_fen: due.goodsFen + due.freightFen } : {}),
    story: row.story,
    note: row.note,
    evidence: await readEvidence(reading, id),
    parcel_stage: row.parcel_stage,
    parcel_stage_at: row.parcel_stage_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    line_name: row.line_name[lang],
    country_name: row.country_name[lang],
    tracking_number: row.tracking_number,
    shipped_at: row.shipped_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    latest: latest
      ? {
          description: latest.description || (words[latest.status ?? ''] ?? latest.code),
          happened_at: latest.happened_at.toISOString(),
        }
      : null,
    contents: loss.contents.map((content) => ({
      stock_item_id: content.stock_item_id,
      ...toStaffGoods(world, known.get(content.stock_item_id)!, now),
      value_fen: content.value_fen,
      left_fen: content.left_fen,
      affected: content.claimed > 0,
      claimed: content.claimed,
      claimed_elsewhere: content.claimed_elsewhere,
    })),
    goods_fen: loss.goodsFen,
    affected_fen: loss.affectedFen,
    affected_left_fen: loss.leftFen,
    insured_elsewhere_fen: loss.insuredElsewhereFen,
    is_rest: loss.isRest,
    others: loss.others.map(toOther),
    freight_paid_fen: loss.freightFen,
    fault: row.fault,
    share_per_mille: row.share_per_mille,
    granted_goods_fen: due ? due.goodsFen : row.goods_fen,
    granted_freight_fen: due ? due.freightFen : row.freight_fen,
    two_people:
      row.approved_by !== null ||
      (await secondPersonFrom(reading, 'refund'))((row.goods_fen ?? 0) + (row.freight_fen ?? 0)) ||
      (await isLargeTogether(db, row, loss.others)),
    approved_by: row.approved_by,
    approved_by_name: row.approved_by_name,
    why_not_second: (await secondStepOf(reading, 'refund'))(firstOf(row)),
    history: (await listClaimSteps(db, id)).map((step) => ({
      step: step.step,
      to_stage: step.to_stage,
      actor: step.actor,
      note: step.note,
      created_at: step.created_at.toISOString(),
    })),
  }
}
