import { chosenVariant } from '@longhaul/domain/orders/page-price.ts'
import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { OPTIONS_TEXT_MAX, QUANTITY_MAX } from '@longhaul/domain/orders/limits.ts'
import { money, moneyWithCode, number, plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { unitPriceOf } from './goods-values.ts'
import { OptionChoices } from './OptionChoices.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import { ProposalHint } from './ProposalHint.tsx'
import { isProposed } from './look-up.ts'
import { type Product, isPagePrice, pagePriceOf } from './variants.ts'

const say = goodsText.form

type LookUp = ReturnType<typeof useCall<'GET /products'>>
type Part = { form: GoodsForm; lookUp: LookUp }
type OptionWords = Pick<typeof say, 'options' | 'optionsHint' | 'optionsPlaceholder'>

/** The variant and the quantity. */
export function ProductFields({ form, lookUp }: Part) {
  const product = lookUp.data?.product
  return (
    <div className="fields">
      {product && product.options.length > 0 ? (
        <OptionChoices product={product} form={form} words={lookUp.data?.proposal.words ?? ''} />
      ) : (
        <OptionsText form={form} lookUp={lookUp} />
      )}
      <QuantityField form={form} product={product} />
    </div>
  )
}

/** The options in the shopper's own words, where the page offers none. */
export function OptionsText({ form, lookUp, words = say }: Part & { words?: OptionWords }) {
  const isTextProposed = isProposed(form.values.optionsText, lookUp.data?.proposal.words)
  return (
    <TextField
      label={words.options}
      optional
      hint={isTextProposed ? <ProposalHint /> : words.optionsHint}
      placeholder={words.optionsPlaceholder}
      maxLength={OPTIONS_TEXT_MAX}
      {...form.field('optionsText')}
    />
  )
}

/**
 * The quantity. A price from the page follows it where the seller has quantity prices; a typed price stays.
 */
export function QuantityField({ form, product }: { form: GoodsForm; product: Product | null | undefined }) {
  const { quantity, price, choices } = form.values
  const unitPriceFen = unitPriceOf(form.values)
  function setQuantity(next: number) {
    form.set('quantity', next)
    const priceFen = product && pagePriceOf(product, choices, next)
    if (product && priceFen && isPagePrice(product, price)) form.set('price', plainMoney(priceFen))
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-medium">{say.quantity}</p>
        <Quantity
          label={say.quantity}
          value={quantity}
          min={product?.min_order ?? 1}
          max={QUANTITY_MAX}
          onChange={setQuantity}
          says={unitPriceFen === null ? undefined : moneyWithCode(unitPriceFen * quantity)}
        />
        {product && <Chosen product={product} form={form} />}
      </div>
      {product && (product.min_order !== null || product.price_steps.length > 0) && (
        <QuantityFacts product={product} />
      )}
    </div>
  )
}

/** What the page says about the chosen variant: its price and the remaining stock. */
function Chosen({ product, form }: { product: Product; form: GoodsForm }) {
  const variant = form.values.ownOptions ? undefined : chosenVariant(product, form.values.choices)
  const { price_fen: priceFen = null, stock = null, is_available: isAvailable } = variant ?? {}
  const facts = [
    priceFen !== null && money(priceFen),
    isAvailable === false ? goodsText.product.soldOut : stock !== null && goodsText.product.left(stock),
  ].filter((fact) => fact !== false)
  return (
    <p className="text-sm text-ink-2" role="status">
      {facts.join(' · ')}
    </p>
  )
}

/** The seller's minimum quantity and quantity prices; the price above follows the quantity. */
function QuantityFacts({ product: { min_order: least, price_steps: steps } }: { product: Product }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-2 text-sm text-ink-2">
      {least !== null && <p>{unreadText.product.minOrder(number(least))}</p>}
      {steps.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1" aria-label={unreadText.product.steps}>
          {steps.map(({ from, price_fen: fen }) => (
            <div className="num" key={from}>
              <dt className="inline">{unreadText.product.stepFrom(number(from))}</dt>{' '}
              <dd className="inline font-semibold text-ink">{money(fen)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
