import type { CartItem } from '@longhaul/contract/goods/cart.ts'
import { photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import type { CartItemRow } from './sql.ts'

/** A line of the cart as sent over the wire, with its price at the current price of photos. */
export const toCartItem = (
  world: World,
  row: CartItemRow,
  {
    photoPriceFen,
    restricted,
    now,
  }: {
    photoPriceFen: number
    restricted: Static<typeof CartItem>['restricted']
    now: Date
  },
): Static<typeof CartItem> => {
  // `names` is assigned afterwards, because spreading it into the literal takes longer than all other fields
  // together.
  const { names } = namesOf(row)
  const item: Static<typeof CartItem> = {
    id: row.id,
    platform: row.platform,
    url: row.url,
    title: row.title,
    seller_name: row.seller_name,
    image: imageUrl(world, row.image_file_id, now),
    options_text: row.options_text,
    quantity: row.quantity,
    remark: row.remark,
    photo_shots: row.photo_shots,
    photo_remark: row.photo_remark,
    sold_out_choice: row.sold_out_choice,
    alternative: row.alternative,
    tolerance_percent: row.tolerance_percent,
    unit_price_fen: row.unit_price_fen,
    page_price_fen: row.page_price_fen,
    price_reason: row.price_reason,
    price_reason_text: row.price_reason_text,
    freight_fen: row.freight_fen,
    goods_fen: row.unit_price_fen * row.quantity,
    photos_fen: photoFee(row.photo_shots, photoPriceFen),
    restricted,
    created_at: row.created_at.toISOString(),
  }
  if (names) item.names = names
  return item
}
