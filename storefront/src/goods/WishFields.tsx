import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { touchPage } from '@longhaul/browser/chunk/first-touch.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Suspense, useEffect } from 'react'
import type { GoodsValues } from './goods-values.ts'
import { Wishes } from './parts-later.ts'
import type { GoodsForm } from './use-goods-form.ts'

/** What else the buyer and the photographer should know. Nothing of it has to be filled in. */
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
  useEffect(() => {
    if (isOpen) touchPage()
  }, [isOpen])
  return (
    <Folded title={goodsText.sections.extras} detail={goodsText.form.extrasDetail} open={isOpen}>
      <Suspense>
        <Wishes form={form} lookUp={lookUp} />
      </Suspense>
    </Folded>
  )
}

/** What is there already is in sight. */
const hasWishes = ({ remark, ownName, soldOut, shots }: GoodsValues): boolean =>
  remark !== '' || ownName !== '' || soldOut !== 'ask' || shots > 0
