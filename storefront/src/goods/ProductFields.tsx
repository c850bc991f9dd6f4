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
import { NameField } from './NameField.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ProposalHint } from './ProposalHint.tsx'
import { isProposed } from './look-up.ts'
import { type Product, isPagePrice, pagePriceOf } from './variants.ts'

const say = goodsText.form

type LookUp = ReturnType<typeof useCall<'GET /products'>>
type Part = { form: GoodsForm; lookUp: LookUp }

/**
 * The product, the variant and the quantity. What the look-up knows need not be filled in; where it knows
 * nothing, name and price come first.
 */
export function ProductFields({ form, lookUp, fixed }: Part & { fixed: boolean }) {
  const product = lookUp.data?.product
  return (
    <div className="fields">
      {isUnread(lookUp, fixed) && <NewProduct form={form} lookUp={lookUp} />}
      {product && product.options.length > 0 ? (
        <OptionChoices product={product} form={form} words={lookUp.data?.proposal.words ?? ''} />
      ) : (
        <OptionsText form={form} lookUp={lookUp} />
      )}
      <QuantityField form={form} product={product} />
    </div>
  )
}

/** Whether the product could not be identified, so that the shopper must describe it. */
export const isUnread = ({ data, isPending }: LookUp, fixed: boolean): boolean =>
  !fixed && !isPending && !data?.product

/**
 * The fields to type when no page could be read: the link if there is none, the name, the cost, and the shop.
 */
function NewProduct({ form, lookUp }: Part) {
  return (
    <>
      {!lookUp.data?.link && (
        <TextField
          label={unreadText.fields.url}
          hint={unreadText.fields.urlHint}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          {...form.field('url')}
        />
      )}
      <NameField form={form} lookUp={lookUp} />
      <PriceFields form={form} fixed={false} />
      <TextField
        label={unreadText.fields.seller}
        optional
        maxLength={100}
        autoComplete="off"
        {...form.field('seller')}
      />
    </>
  )
}

function OptionsText({ form, lookUp }: Part) {
  const isTextProposed = isProposed(form.values.optionsText, lookUp.data?.proposal.words)
  return (
    <TextField
      label={say.options}
      optional
      hint={isTextProposed ? <ProposalHint /> : say.optionsHint}
      placeholder={say.optionsPlaceholder}
      maxLength={OPTIONS_TEXT_MAX}
      {...form.field('optionsText')}
    />
  )
}

/**
 * The quantity. A price from the page follows it where the seller has quantity prices; a typed price stays.
 */
function QuantityField({ form, product }: { form: GoodsForm; product: Product | null | undefined }) {
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
      </div>
      {product && (product.min_order !== null || product.price_steps.length > 0) && (
        <QuantityFacts product={product} />
      )}
    </div>
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
