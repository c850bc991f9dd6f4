import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { NameField } from './NameField.tsx'
import { PriceFields } from './PriceFields.tsx'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.form

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/**
 * The name for our buyer and the prices: folded if the page provided them all, open if something must be
 * filled in or corrected. If nothing could be read from the page, these fields come first instead
 * (ProductFields.tsx).
 */
export function ParsedFields({ form, lookUp, fixed }: Part & { fixed: boolean }) {
  const product = lookUp.data?.product
  const isRead = product !== undefined && product !== null && product.price_fen !== null
  const { errors, values } = form
  const isWrong = [errors.title, errors.price, errors.freight, errors.newPrice, errors.reason].some(Boolean)
  const isToFill = !isRead && !lookUp.isPending && !fixed
  const isOpen = isToFill || isWrong || values.changePrice
  return (
    <Folded
      title={fixed ? goodsText.sections.price : isToFill ? say.toFill : say.asRead}
      detail={isToFill || fixed ? undefined : say.asReadDetail}
      open={isOpen}
    >
      <div className="fields py-3">
        {!fixed && <NameField form={form} lookUp={lookUp} />}
        <PriceFields form={form} fixed={fixed} />
      </div>
    </Folded>
  )
}
