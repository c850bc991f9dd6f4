import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Suspense } from 'react'
import type { GoodsValues } from './goods-values.ts'
import { Wishes } from './parts-at-touch.ts'
import type { GoodsForm } from './use-goods-form.ts'
import { useOpenFold } from './use-open-fold.ts'

/** Further wishes for the buyer and the photographer, all optional. */
export function WishFields({
  form,
  lookUp,
}: {
  form: GoodsForm
  lookUp: ReturnType<typeof useCall<'GET /products'>>
}) {
  const { errors } = form
  const isWrong = [errors.remark, errors.alternative, errors.ownName, errors.photoNote].some(Boolean)
  const isOpen = isWrong || hasWishes(form.values)
  useOpenFold(isOpen)
  return (
    <Folded title={goodsText.sections.extras} detail={goodsText.form.extrasDetail} open={isOpen}>
      <Suspense>
        <Wishes form={form} lookUp={lookUp} />
      </Suspense>
    </Folded>
  )
}

/** Existing wishes are shown unfolded. */
const hasWishes = ({ remark, ownName, soldOut, shots }: GoodsValues): boolean =>
  remark !== '' || ownName !== '' || soldOut !== 'ask' || shots > 0
