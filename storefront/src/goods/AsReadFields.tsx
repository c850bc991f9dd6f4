import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { langOf } from '../shared/goods-name.ts'
import { PriceFields } from './PriceFields.tsx'
import { ProposalHint } from './ProposalHint.tsx'
import { isProposed } from './proposal.ts'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.form

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/**
 * The name for our buyer and the prices: folded where the page said them all, open where there is something to fill in or to mend. Of a page that
 * said nothing they are asked first (WhatFields.tsx).
 */
export function AsReadFields({ form, lookUp, fixed }: Part & { fixed: boolean }) {
  const product = lookUp.data?.product
  const isRead = product !== undefined && product !== null && product.price_fen !== null
  const { errors, values } = form
  const isWrong = [errors.title, errors.price, errors.freight, errors.newPrice, errors.reason].some(Boolean)
  const detail = values.price === '' ? undefined : say.asReadDetail(values.price, values.freight || '0.00')
  const isToFill = !isRead && !lookUp.isPending && !fixed
  return (
    <Folded
      title={fixed ? goodsText.sections.price : isToFill ? say.toFill : say.asRead}
      detail={isToFill ? undefined : detail}
      open={isToFill || isWrong || values.changePrice}
    >
      <div className="fields py-3">
        {!fixed && <NameField form={form} lookUp={lookUp} />}
        <PriceFields form={form} fixed={fixed} />
      </div>
    </Folded>
  )
}

/** What our buyer looks for. */
export function NameField({ form, lookUp }: Part) {
  const isNameProposed = isProposed(form.values.title, lookUp.data?.proposal.title)
  return (
    <TextField
      label={say.name}
      hint={isNameProposed ? <ProposalHint /> : say.nameHint}
      lang={langOf(form.values.title)}
      maxLength={TITLE_MAX}
      autoComplete="off"
      {...form.field('title')}
    />
  )
}
