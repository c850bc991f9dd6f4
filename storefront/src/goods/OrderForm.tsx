import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { useCalm } from '@longhaul/ui/loading/Loading.tsx'
import { useEffect, useRef } from 'react'
import { Page } from '../shared/Page.tsx'
import { ActionBar } from './ActionBar.tsx'
import { Estimate } from './Estimate.tsx'
import type { CartItem } from './goods-values.ts'
import { LinkFacts } from './LinkFacts.tsx'
import { PASTED_LENGTH_MAX } from './pasted-length.ts'
import { PriceFields } from './PriceFields.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { isRefused, Refused } from './Refused.tsx'
import { RestrictedNote } from './RestrictedNote.tsx'
import { SeveralLinks } from './SeveralLinks.tsx'
import { sumsOf } from './sums.ts'
import { useFreightGuess } from './use-freight-guess.ts'
import { useGoodsForm } from './use-goods-form.ts'
import { WhatFields } from './WhatFields.tsx'
import { WishFields } from './WishFields.tsx'
import { useOwnPrices } from '../shared/use-own-prices.ts'

/** As long as a page's price is good enough to show again without asking. */
const PRICE_GOOD_MS = 5 * 60_000
/** Pictures that were too slow for the first answer are there a moment later. */
const MORE_PICTURES_MS = 1_500

/** The form and what it costs, side by side; it can be filled in whatever the look-up does. */
export function OrderForm({
  pasted,
  pick,
  item,
}: {
  pasted: string
  pick?: number | undefined
  item?: CartItem
}) {
  const lookUp = useCall(
    'GET /products',
    { query: { url: pasted.slice(0, PASTED_LENGTH_MAX), ...(pick !== undefined && { pick }) } },
    { staleMs: PRICE_GOOD_MS },
  )
  useMorePictures(lookUp)
  // What was found takes the place of the skeleton, and never stands beside it.
  const looking = useCalm(lookUp.isPending)
  const form = useGoodsForm({ pasted, pick }, lookUp.data, item)
  const guess = useFreightGuess()
  // What is taken from the cart is changed as it is: its link, name and shop are what was agreed.
  const fixed = item !== undefined
  const prices = useOwnPrices()
  const sums = sumsOf(form.values, prices)
  const priceCard = useRef<HTMLDivElement>(null)
  const product = lookUp.data?.product ?? null
  const { title, editTitle, lead } = goodsText
  if (!fixed && lookUp.data && isRefused(lookUp.data))
    return (
      <Page title={title}>
        <Refused pasted={pasted} data={lookUp.data} />
      </Page>
    )

  return (
    <Page
      title={form.values.title || (fixed ? editTitle : title)}
      heading={fixed ? editTitle : title}
      lead={lead}
    >
      <form
        {...form.props}
        className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start"
      >
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ErrorSummary {...form.summary} />
          {lookUp.data && !fixed && <SeveralLinks pasted={pasted} data={lookUp.data} />}
          <LinkFacts pasted={pasted} lookUp={lookUp} looking={looking} />
          {product && !looking && <ProductFacts product={product} form={form} fixed={fixed} />}
          <RestrictedNote restricted={lookUp.data?.restricted ?? []} />
          <WhatFields form={form} lookUp={lookUp} fixed={fixed} />
          <PriceFields form={form} fixed={fixed} />
          <WishFields form={form} lookUp={lookUp} />
        </div>
        <div ref={priceCard} className="min-w-0 lg:sticky lg:top-20">
          <Estimate values={form.values} sums={sums} guess={guess} />
        </div>
        <ActionBar form={form} sums={sums} guess={guess} fixed={fixed} />
      </form>
    </Page>
  )
}

/** Asks once more where the answer says that there are more pictures. */
function useMorePictures({ data, refetch }: ReturnType<typeof useCall<'GET /products'>>) {
  const isMore = data?.product?.more_images ?? false
  useEffect(() => {
    if (!isMore) return undefined
    const timer = setTimeout(() => void refetch(), MORE_PICTURES_MS)
    return () => clearTimeout(timer)
  }, [isMore, refetch])
}
