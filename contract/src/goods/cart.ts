import { PHOTO_REMARK_MAX, PHOTO_SHOTS_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import {
  CART_LINES_MAX,
  OPTIONS_TEXT_MAX,
  QUANTITY_MAX,
  REMARK_MAX,
  SOLD_OUT_CHOICES,
  TOLERANCES,
  type Tolerance,
  TITLE_MAX,
  UNIT_PRICE_MAX_FEN,
} from '@longhaul/domain/orders/limits.ts'
import { PRICE_REASONS, PRICE_REASON_TEXT_MAX } from '@longhaul/domain/orders/price-change.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, filled, nullable, text, oneOf } from '../fields.ts'
import { RestrictedGoods } from './goods.ts'
import { GoodsNames, OwnName } from './names.ts'
import { route } from '../route.ts'

const UnitPrice = Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN })
const Quantity = Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })
/** By how much the price may rise before the shopper must be asked, in per cent. */
const TolerancePercent = Type.Unsafe<Tolerance>({ type: 'integer', enum: [...TOLERANCES] })

/** The shopper's choices for a line, on the goods page and later in the cart. */
const choices = {
  options_text: text(OPTIONS_TEXT_MAX),
  quantity: Quantity,
  remark: text(REMARK_MAX),
  photo_shots: Type.Integer({ minimum: 0, maximum: PHOTO_SHOTS_MAX }),
  photo_remark: text(PHOTO_REMARK_MAX),
  sold_out_choice: oneOf(SOLD_OUT_CHOICES),
  alternative: text(OPTIONS_TEXT_MAX),
  unit_price_fen: UnitPrice,
  /** The page's price if `unit_price_fen` is the shopper's own price; requires a reason. */
  page_price_fen: nullable(UnitPrice),
  price_reason: nullable(oneOf(PRICE_REASONS)),
  price_reason_text: text(PRICE_REASON_TEXT_MAX),
}

export const CartItem = Type.Object({
  id: Id,
  platform: Type.String(),
  url: Type.String(),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  seller_name: Type.String(),
  image: nullable(Type.String()),
  ...choices,
  tolerance_percent: TolerancePercent,
  freight_fen: Fen,
  goods_fen: Fen,
  photos_fen: Fen,
  /** Goods that carriers refuse, recognised by words and shown before anything is paid. */
  restricted: Type.Array(RestrictedGoods),
  created_at: Moment,
})

export const CartGroup = Type.Object({
  platform: Type.String(),
  seller_name: Type.String(),
  /** One seller sends one parcel: the highest domestic freight of its lines. */
  freight_fen: Fen,
  items: Type.Array(CartItem),
})

export const getCart = route('GET /cart', {
  who: 'shopper',
  grants: { scope: 'cart:read' },
  summary:
    "Get the cart, grouped by seller, with the shopper's own rates: those of the configuration or of their plan",
  shows: ['cart', 'rewards'],
  reply: Type.Object({
    groups: Type.Array(CartGroup),
    count: Type.Integer(),
    prices: Type.Object({ service_fee_per_mille: Type.Integer(), photo_price_fen: Fen }),
  }),
})

/** What the page of a line says now. */
export const PriceCheck = Type.Object({
  id: Id,
  /**
   * `price`: it costs `price_fen` now. `option_gone`: the page no longer offers the chosen option. `gone`:
   * the page or its shop is gone. `unknown`: the page did not answer in time, or does not say what exactly
   * this line costs.
   */
  finding: oneOf(['same', 'price', 'sold_out', 'option_gone', 'gone', 'unknown']),
  price_fen: nullable(Fen),
  /** When the page was read; null if it was not. */
  read_at: nullable(Moment),
})

export const checkCartPrices = route('GET /cart/prices', {
  who: 'shopper',
  grants: { scope: 'cart:read' },
  summary:
    'Compare every item of the cart with its page. A page that was read in the last half hour is not read again; pages that do not answer within eight seconds are unknown. Nothing is changed.',
  shows: ['cart'],
  reply: Type.Object({ items: Type.Array(PriceCheck) }),
  perMinute: 60,
})

export const addCartItem = route('POST /cart/items', {
  who: 'shopper',
  grants: { scope: 'cart:write' },
  summary: 'Add an item from the order form to the cart',
  body: Type.Object({
    url: filled(4000),
    title: filled(TITLE_MAX),
    seller_name: text(100),
    image_file_id: nullable(Id),
    freight_fen: Type.Integer({ minimum: 0, maximum: UNIT_PRICE_MAX_FEN }),
    ...choices,
    tolerance_percent: Type.Optional(TolerancePercent),
    own_name: Type.Optional(OwnName),
    /**
     * To be ordered at once: replaces the line that the same link was last to be ordered at once with, if it
     * is still in the cart.
     */
    buy_now: Type.Optional(Type.Boolean()),
  }),
  changes: ['cart'],
  reply: Type.Object({ id: Id, cart_count: Type.Integer() }),
  refusals: ['invalid_input'],
})

export const changeCartItem = route('PATCH /cart/items/{id}', {
  who: 'shopper',
  grants: { scope: 'cart:write' },
  summary: 'Change the options of a cart item',
  params: ById,
  body: Type.Partial(
    Type.Object({
      ...choices,
      tolerance_percent: TolerancePercent,
      own_name: OwnName,
      image_file_id: nullable(Id),
    }),
    { minProperties: 1 },
  ),
  changes: ['cart'],
  reply: CartItem,
  refusals: ['invalid_input', 'not_found'],
})

export const removeCartItem = route('DELETE /cart/items/{id}', {
  who: 'shopper',
  grants: { scope: 'cart:write' },
  summary: 'Remove an item from the cart',
  params: ById,
  changes: ['cart'],
  reply: Type.Object({ cart_count: Type.Integer() }),
  refusals: ['not_found'],
})

export const removeCartItems = route('POST /cart/items/delete', {
  who: 'shopper',
  grants: { scope: 'cart:write' },
  summary: 'Remove several items from the cart. Unknown ids are ignored.',
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: CART_LINES_MAX }) }),
  changes: ['cart'],
  reply: Type.Object({ cart_count: Type.Integer() }),
})
