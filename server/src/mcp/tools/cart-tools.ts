import { CallError } from '@longhaul/contract/client.ts'
import { Id, filled, oneOf, text } from '@longhaul/contract/fields.ts'
import { RestrictedGoods } from '@longhaul/contract/goods/goods.ts'
import { PHOTO_SHOTS_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import {
  OPTIONS_TEXT_MAX,
  QUANTITY_MAX,
  REMARK_MAX,
  SOLD_OUT_CHOICES,
  TITLE_MAX,
  UNIT_PRICE_MAX_FEN,
} from '@longhaul/domain/orders/limits.ts'
import { type Static, Type } from 'typebox'
import { Money, type Shop, ThirdParty, money, tool } from '../tool.ts'

const Cart = Type.Object({
  groups: Type.Array(
    Type.Object({
      platform: Type.String(),
      seller: ThirdParty,
      freight: Money,
      items: Type.Array(
        Type.Object({
          id: Id,
          url: Type.String(),
          title: ThirdParty,
          title_latin: ThirdParty,
          options: ThirdParty,
          quantity: Type.Integer(),
          unit_price: Money,
          goods: Money,
          remark: Type.String(),
          sold_out_choice: oneOf(SOLD_OUT_CHOICES),
          photo_shots: Type.Integer(),
          restricted: Type.Array(RestrictedGoods),
        }),
      ),
    }),
  ),
  count: Type.Integer(),
})

async function readCart(shop: Shop<'GET /cart'>): Promise<Static<typeof Cart>> {
  const { groups, count } = await shop.call('GET /cart')
  return {
    groups: groups.map((group) => ({
      platform: group.platform,
      seller: group.seller_name,
      freight: money(shop, group.freight_fen),
      items: group.items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        title_latin: item.names?.title ?? '',
        options: item.options_text,
        quantity: item.quantity,
        unit_price: money(shop, item.unit_price_fen),
        goods: money(shop, item.goods_fen),
        remark: item.remark,
        sold_out_choice: item.sold_out_choice,
        photo_shots: item.photo_shots,
        restricted: item.restricted,
      })),
    })),
    count,
  }
}

export const getCart = tool({
  name: 'get_cart',
  title: 'Look into the cart',
  description: 'Lists the cart, grouped by seller, with amounts and with goods that carriers refuse.',
  does: 'reads',
  calls: ['GET /cart'],
  input: Type.Object({}),
  output: Cart,
  run: (_, shop) => readCart(shop),
})

const choices = {
  options: Type.Optional(text(OPTIONS_TEXT_MAX)),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  remark: Type.Optional(text(REMARK_MAX)),
  sold_out_choice: Type.Optional(oneOf(SOLD_OUT_CHOICES)),
  photo_shots: Type.Optional(Type.Integer({ minimum: 0, maximum: PHOTO_SHOTS_MAX })),
}
/** More lines at once would take longer than a request may. */
const LINES_MAX = 50
const Price = Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN })

export const changeCart = tool({
  name: 'change_cart',
  title: 'Change the cart',
  description:
    'Adds lines to the cart, changes lines and removes lines, in this order. A line that is refused is named in `refused`, and the others are changed. Orders nothing.',
  does: 'changes',
  calls: ['GET /cart', 'POST /cart/items', 'PATCH /cart/items/{id}', 'POST /cart/items/delete'],
  input: Type.Object({
    add: Type.Optional(
      Type.Array(
        Type.Object({
          url: filled(4000),
          title: filled(TITLE_MAX),
          seller: text(100),
          price_fen: Type.Unsafe<number>({ ...Price, description: 'Of one piece, as its page says' }),
          freight_fen: Type.Optional(Type.Integer({ minimum: 0, maximum: UNIT_PRICE_MAX_FEN })),
          ...choices,
        }),
        { maxItems: LINES_MAX },
      ),
    ),
    change: Type.Optional(Type.Array(Type.Object({ id: Id, ...choices }), { maxItems: LINES_MAX })),
    remove: Type.Optional(Type.Array(Id, { maxItems: LINES_MAX })),
  }),
  output: Type.Object({
    ...Cart.properties,
    refused: Type.Array(
      Type.Object({
        line: Type.String({ description: 'The link of a line to be added, or the id of one to be changed' }),
        error: Type.String(),
        message: Type.String(),
        fields: Type.Record(Type.String(), Type.String()),
      }),
    ),
  }),
  async run({ add = [], change = [], remove = [] }, shop) {
    const refused: Refused[] = []
    for (const { url, title, seller, price_fen, freight_fen = 0, options = '', ...chosen } of add) {
      const goods = { url, title, seller_name: seller, unit_price_fen: price_fen, freight_fen }
      const body = { ...PLAIN, ...chosen, ...goods, options_text: options }
      await tell(refused, url, () => shop.call('POST /cart/items', { body }))
    }
    for (const { id, options, ...chosen } of change) {
      const body = { ...chosen, ...(options === undefined ? {} : { options_text: options }) }
      await tell(refused, id, () => shop.call('PATCH /cart/items/{id}', { params: { id }, body }))
    }
    if (remove.length > 0) await shop.call('POST /cart/items/delete', { body: { ids: remove } })
    return { ...(await readCart(shop)), refused }
  },
})

type Refused = { line: string; error: string; message: string; fields: Record<string, string> }

/** Does something about one line. A refusal of what was asked is noted; anything else ends the call. */
async function tell(refused: Refused[], line: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof CallError) || (error.status !== 400 && error.status !== 404)) throw error
    refused.push({ line, error: error.error, message: error.message, fields: { ...error.fields } })
  }
}

const PLAIN = {
  image_file_id: null,
  quantity: 1,
  remark: '',
  photo_shots: 0,
  photo_remark: '',
  sold_out_choice: 'ask',
  alternative: '',
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
} as const
