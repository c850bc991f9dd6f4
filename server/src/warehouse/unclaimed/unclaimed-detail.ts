import type {
  UnclaimedRow as Card,
  getUnclaimedForStaff,
} from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { guessCourier } from '@longhaul/domain/shipping/courier-number.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { disposableFrom, proofByNumber } from '@longhaul/domain/warehouse/unclaimed.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { toStaffGoods } from '../../goods/public.ts'
import { listBoughtUnder } from '../../orders/public.ts'
import { listReceived } from './sql-disputes.ts'
import { listClaimsForStaff } from './sql-ownership-claims.ts'
import {
  type UnclaimedRow,
  findStockOfArrival,
  findUnclaimedRow,
  listUnclaimedPhotos,
  listUnclaimedSteps,
} from './sql-unclaimed.ts'

type Reading = { db: Db; world: World; now: Date }

/** One unclaimed parcel as staff see it, with its photos and claims; refuses with `not_found`. */
export async function readUnclaimed(
  reading: Reading,
  id: string,
): Promise<ReplyOf<typeof getUnclaimedForStaff>> {
  const { db, world, now } = reading
  const row = orNotFound(await findUnclaimedRow(db, id))
  const images = (ids: readonly string[]) => ids.flatMap((file) => imageUrl(world, file, now) ?? [])
  return {
    ...toUnclaimedRow(row, reading),
    photos: (await listUnclaimedPhotos(db, id)).map(({ file_id }) => ({
      id: file_id,
      url: imageUrl(world, file_id, now) ?? '',
    })),
    claims: (await listClaimsForStaff(db, id)).map((claim) => ({
      id: claim.id,
      stage: claim.stage,
      shopper_id: claim.shopper_id,
      shopper_name: claim.shopper_name,
      shopper_code: claim.shopper_code,
      tracking_number: claim.tracking_number,
      number_proof: proofByNumber(claim.tracking_number, row.tracking_number),
      title: claim.title,
      quantity: claim.quantity,
      value_fen: claim.value_fen,
      note: claim.note,
      images: images(claim.file_ids),
      announced: claim.inbound_id !== null,
      reason: claim.reason,
      created_at: claim.created_at.toISOString(),
      decided_at: claim.decided_at?.toISOString() ?? null,
    })),
    bought:
      row.stage === 'unclaimed'
        ? (await listBoughtUnder(db, row.tracking_number, now)).map(({ goods, ...item }) => ({
            ...item,
            ...toStaffGoods(world, goods, now),
          }))
        : [],
    received:
      row.stage === 'disputed' ? (await listReceived(db, id)).map((thing) => toReceived(reading, thing)) : [],
    disposable_from: disposableFrom(row.created_at).toISOString(),
    stock_item_id: (await findStockOfArrival(db, id))?.id ?? null,
    history: (await listUnclaimedSteps(db, id)).map((step) => ({
      step: step.step,
      // Only stages of the table are ever stored.
      to_stage: step.to_stage,
      actor: step.actor,
      staff_name: step.staff_name,
      note: step.note,
      created_at: step.created_at.toISOString(),
    })),
  }
}

const toReceived = ({ world, now }: Reading, thing: Awaited<ReturnType<typeof listReceived>>[number]) => ({
  id: thing.id,
  ...toStaffGoods(world, thing.goods, now),
  stage: thing.stage,
  warehouse_id: thing.warehouse_id,
  shelf: thing.shelf,
  goods_number: goodsNumberText(thing.goods_number),
  labelled_pieces: thing.labelled_pieces,
  bought: thing.order_item_id !== null,
  shopper_id: thing.shopper_id,
  shopper_name: thing.shopper_name,
  shopper_code: thing.shopper_code,
})

/** One row of the list. */
export const toUnclaimedRow = (
  row: UnclaimedRow,
  { world, now }: Pick<Reading, 'world' | 'now'>,
): Static<typeof Card> => ({
  id: row.id,
  stage: row.stage,
  tracking_number: row.tracking_number,
  courier: guessCourier(row.tracking_number) ?? '',
  warehouse_id: row.warehouse_id,
  shelf: row.shelf,
  look: row.look,
  image: imageUrl(world, row.image_file_id, now),
  arrived_at: row.created_at.toISOString(),
  stage_at: row.stage_at.toISOString(),
  open_claims: row.open_claims ?? 0,
})
