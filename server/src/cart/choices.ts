import type { addCartItem, changeCartItem } from '@longhaul/contract/goods/cart.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { TOLERANCES } from '@longhaul/domain/orders/limits.ts'
import { tidyOwnName } from '@longhaul/domain/goods/own-name.ts'
import type { CartItemRow } from './sql.ts'

/** Everything about a line that the shopper may choose. */
type Choices = Required<BodyOf<typeof changeCartItem>>

/**
 * The choices of a new line. The default tolerance is the first: nothing more expensive is bought without
 * asking.
 */
export const choicesOf = (body: BodyOf<typeof addCartItem>): Omit<Choices, 'own_name' | 'image_file_id'> => ({
  options_text: body.options_text,
  quantity: body.quantity,
  remark: body.remark,
  photo_shots: body.photo_shots,
  photo_remark: body.photo_remark,
  sold_out_choice: body.sold_out_choice,
  alternative: body.alternative,
  unit_price_fen: body.unit_price_fen,
  page_price_fen: body.page_price_fen,
  price_reason: body.price_reason,
  price_reason_text: body.price_reason_text,
  tolerance_percent: body.tolerance_percent ?? TOLERANCES[0],
})

/** The choices of a line after a change. Fields that are not sent stay the same. */
export const changedChoices = (row: CartItemRow, body: BodyOf<typeof changeCartItem>): Choices => ({
  options_text: body.options_text ?? row.options_text,
  quantity: body.quantity ?? row.quantity,
  remark: body.remark ?? row.remark,
  photo_shots: body.photo_shots ?? row.photo_shots,
  photo_remark: body.photo_remark ?? row.photo_remark,
  sold_out_choice: body.sold_out_choice ?? row.sold_out_choice,
  alternative: body.alternative ?? row.alternative,
  tolerance_percent: body.tolerance_percent ?? row.tolerance_percent,
  unit_price_fen: body.unit_price_fen ?? row.unit_price_fen,
  // Null is a value here, unlike undefined: it restores the page's price.
  page_price_fen: body.page_price_fen === undefined ? row.page_price_fen : body.page_price_fen,
  price_reason: body.price_reason === undefined ? row.price_reason : body.price_reason,
  price_reason_text: body.price_reason_text ?? row.price_reason_text,
  own_name: tidyOwnName(body.own_name ?? row.own_name),
  image_file_id: body.image_file_id === undefined ? row.image_file_id : body.image_file_id,
})
