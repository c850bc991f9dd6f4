import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { SOLD_OUT_CHOICES, TOLERANCES } from '@longhaul/domain/orders/limits.ts'
import { PRICE_REASONS } from '@longhaul/domain/orders/price-change.ts'
import type { AfterAdd } from './go-on.ts'
import { type GoodsValues, optionsOf, unitPriceOf } from './goods-values.ts'

type NewCartItem = ArgsOf<'POST /cart/items'>['body']
type Choices = Omit<NewCartItem, 'url' | 'title' | 'seller_name' | 'freight_fen' | 'buy_now'>

/** A new line of the cart, for later or to be ordered at once. Call it only with validated values. */
export const toCartItem = (values: GoodsValues, goal: AfterAdd['goal']): NewCartItem => ({
  url: values.url.trim(),
  title: values.title.trim(),
  seller_name: values.seller.trim(),
  freight_fen: readYuan(values.freight) ?? 0,
  ...(goal === 'buy' && { buy_now: true }),
  ...toChoices(values),
})

/** The changes that a line in the cart still allows. */
export function toChoices(values: GoodsValues): Choices {
  const pagePrice = readYuan(values.price) ?? 0
  return {
    image_file_id: values.imageFileId || null,
    own_name: values.ownName.trim(),
    options_text: optionsOf(values),
    quantity: values.quantity,
    remark: values.remark.trim(),
    photo_shots: values.shots,
    photo_remark: values.shots > 0 ? values.photoNote.trim() : '',
    sold_out_choice: SOLD_OUT_CHOICES.find((choice) => choice === values.soldOut) ?? 'ask',
    alternative: values.soldOut === 'alternative' ? values.alternative.trim() : '',
    tolerance_percent: TOLERANCES.find((percent) => String(percent) === values.tolerance) ?? 0,
    unit_price_fen: unitPriceOf(values) ?? 0,
    page_price_fen: values.changePrice ? pagePrice : null,
    price_reason: values.changePrice
      ? (PRICE_REASONS.find((reason) => reason === values.reason) ?? null)
      : null,
    price_reason_text: values.changePrice ? values.reasonText.trim() : '',
  }
}
