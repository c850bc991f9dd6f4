import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { OPTIONS_TEXT_MAX, QUANTITY_MAX, TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { moneyWithCode, plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { unitPriceOf } from './goods-values.ts'
import { OptionChoices } from './OptionChoices.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import { QuantityFacts } from './QuantityFacts.tsx'
import { ProposalHint } from './ProposalHint.tsx'
import { isProposed } from './proposal.ts'
import { isPagePrice, langOf, pagePriceOf } from './variants.ts'

const say = goodsText.form

/** Which product, which variant, how many. What the look-up knows is not asked again. */
export function WhatFields({
  form,
  lookUp,
  fixed,
}: {
  form: GoodsForm
  lookUp: ReturnType<typeof useCall<'GET /products'>>
  fixed: boolean
}) {
  const product = lookUp.data?.product
  const proposal = lookUp.data?.proposal
  const unitPriceFen = unitPriceOf(form.values)

  function setQuantity(quantity: number) {
    form.set('quantity', quantity)
    const priceFen = product && pagePriceOf(product, form.values.choices, quantity)
    if (product && priceFen && isPagePrice(product, form.values.price))
      form.set('price', plainMoney(priceFen))
  }

  return (
    <Card title={goodsText.sections.what}>
      <div className="fields">
        {!fixed && !lookUp.isPending && !lookUp.data?.link && !product && (
          <TextField
            label={say.url}
            hint={say.urlHint}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
            {...form.field('url')}
          />
        )}
        {!fixed && (
          <TextField
            label={say.name}
            hint={
              isProposed(form.values.title, proposal?.title) ? (
                <ProposalHint />
              ) : product ? undefined : (
                say.nameHint
              )
            }
            lang={langOf(form.values.title)}
            maxLength={TITLE_MAX}
            autoComplete="off"
            {...form.field('title')}
          />
        )}
        {!fixed && !product?.seller_name && (
          <TextField
            label={say.seller}
            optional
            maxLength={100}
            autoComplete="off"
            {...form.field('seller')}
          />
        )}
        {fixed && (
          <p className="text-lg font-semibold" lang={langOf(form.values.title)}>
            {form.values.title}
          </p>
        )}
        {product && product.options.length > 0 ? (
          <OptionChoices product={product} form={form} words={proposal?.words ?? ''} />
        ) : (
          <TextField
            label={say.options}
            optional
            hint={isProposed(form.values.optionsText, proposal?.words) ? <ProposalHint /> : say.optionsHint}
            placeholder={say.optionsPlaceholder}
            maxLength={OPTIONS_TEXT_MAX}
            {...form.field('optionsText')}
          />
        )}
        <div>
          <p className="mb-1.5 font-medium">{say.quantity}</p>
          <Quantity
            label={say.quantity}
            value={form.values.quantity}
            min={product?.min_order ?? 1}
            max={QUANTITY_MAX}
            onChange={setQuantity}
            says={unitPriceFen === null ? undefined : moneyWithCode(unitPriceFen * form.values.quantity)}
          />
          {product && <QuantityFacts product={product} />}
        </div>
      </div>
    </Card>
  )
}
