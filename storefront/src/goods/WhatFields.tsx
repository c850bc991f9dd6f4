import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { OPTIONS_TEXT_MAX, QUANTITY_MAX } from '@longhaul/domain/orders/limits.ts'
import { moneyWithCode, plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { unitPriceOf } from './goods-values.ts'
import { OptionChoices } from './OptionChoices.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import { NewProduct, QuantityFacts } from './parts-if-needed.ts'
import { ProposalHint } from './ProposalHint.tsx'
import { isProposed } from './look-up.ts'
import { type Product, isPagePrice, pagePriceOf } from './variants.ts'

const say = goodsText.form

type LookUp = ReturnType<typeof useCall<'GET /products'>>
type Part = { form: GoodsForm; lookUp: LookUp }

/** The product, the variant and the quantity. What the look-up knows need not be filled in; where it knows nothing, name and price come first. */
export function WhatFields({ form, lookUp, fixed }: Part & { fixed: boolean }) {
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

/** The quantity. A price from the page follows it where the seller has quantity prices; a typed price stays. */
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
