import type { Payable } from '@longhaul/contract/funds/funds.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { goodsListOf, namesOf } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import type { PayableGoodsRow, PayableRow } from './sql.ts'

/** A payable as sent over the wire, with its own goods out of those given. */
export function toPayable(
  row: PayableRow,
  goods: readonly PayableGoodsRow[],
  reading: { world: World; now: Date; lang: Lang },
): Static<typeof Payable> {
  const own = goods.filter(({ payable_id }) => payable_id === row.id)
  return {
    kind: row.kind,
    id: row.id,
    number: row.number,
    amount_fen: row.amount_fen,
    pay_by: row.pay_by?.toISOString() ?? null,
    name: goodsListOf(reading.lang, own, own[0]?.goods_count ?? 0),
    goods: own.map((entry) => ({
      title: entry.title,
      ...namesOf(entry),
      options_text: entry.options_text,
      quantity: entry.quantity,
      image: imageUrl(reading.world, entry.image_file_id, reading.now),
    })),
    goods_count: own[0]?.goods_count ?? 0,
  }
}
