import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Suspense } from 'react'
import { AsRead } from './parts-at-touch.ts'
import { useOpenFold } from './use-open-fold.ts'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.form

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/**
 * The name for our buyer and the prices: folded if the page provided them all, open if something must be filled in or corrected. If nothing could be read from
 * the page, these fields come first instead (WhatFields.tsx).
 */
export function AsReadFields({ form, lookUp, fixed }: Part & { fixed: boolean }) {
  const product = lookUp.data?.product
  const isRead = product !== undefined && product !== null && product.price_fen !== null
  const { errors, values } = form
  const isWrong = [errors.title, errors.price, errors.freight, errors.newPrice, errors.reason].some(Boolean)
  const detail = values.price === '' ? undefined : say.asReadDetail(values.price, values.freight || '0.00')
  const isToFill = !isRead && !lookUp.isPending && !fixed
  const isOpen = isToFill || isWrong || values.changePrice
  useOpenFold(isOpen)
  return (
    <Folded
      title={fixed ? goodsText.sections.price : isToFill ? say.toFill : say.asRead}
      detail={isToFill ? undefined : detail}
      open={isOpen}
    >
      <Suspense fallback={<div className="min-h-60" />}>
        <AsRead form={form} lookUp={lookUp} fixed={fixed} />
      </Suspense>
    </Folded>
  )
}
