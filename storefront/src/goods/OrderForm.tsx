import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Redirect } from '@longhaul/ui/address/Redirect.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Suspense, useEffect } from 'react'
import { to } from '../links.ts'
import { goodsName, langOf } from '../shared/goods-name.ts'
import { Page } from '../shared/Page.tsx'
import { PagePlaceholder } from '../shared/PagePlaceholder.tsx'
import { useOwnPrices } from '../shared/use-own-prices.ts'
import { useViewed } from '../shared/favourites/use-viewed.ts'
import { CostTicket } from './CostTicket.tsx'
import { Gallery, Reserved } from './Gallery.tsx'
import { WithFormCost } from './form-cost.tsx'
import { type CartItem, type GoodsValues, landedCostItems, sumsOf } from './goods-values.ts'
import { LinkLine } from './LinkFacts.tsx'
import { LinkOutcome, RestrictedNote, type Trouble, useTrouble } from './LinkOutcome.tsx'
import { type LookUp, isOneOfSeveral, isWithoutLink, isWords, lookUpArgs } from './look-up.ts'
import { ParsedFields } from './ParsedFields.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ProductHead } from './ProductHead.tsx'
import { SeveralLinks } from './SeveralLinks.tsx'
import { type GoodsForm, useGoodsForm } from './use-goods-form.ts'
import { useGoodsKnowledge } from './use-goods-knowledge.ts'
import type { Product } from './variants.ts'
import { WishFields } from './WishFields.tsx'

type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/** How long a page's price may be shown again without a refetch. */
const PRICE_GOOD_MS = 5 * 60_000
/** The delay after which pictures that were too slow for the first reply should be available. */
const MORE_PICTURES_MS = 1_500

/**
 * Picture, choice and ticket side by side; on a tablet the ticket is
 * below the other two, on a telephone all are stacked. The wishes follow the ticket, and on a desk are below
 * the choice.
 */
export const COLUMNS =
  'grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2 md:items-start lg:grid-cols-[356px_minmax(0,1fr)_336px] lg:grid-rows-[auto_auto_1fr]'
/** On a telephone the picture comes first, and the link last. */
const LINK_LINE = 'col-span-full min-w-0 max-md:order-last'
const PICTURE = 'min-w-0 lg:row-span-2'
const TICKET = 'min-w-0 md:col-span-2 lg:sticky lg:top-28 lg:col-span-1 lg:row-span-2'
const WISHES = 'min-w-0 md:col-span-2 lg:col-span-1 lg:col-start-2'

/** Below the first screen. */
const GoodsBand = lazyWithPreload(() => import('./GoodsBand.tsx').then((found) => found.GoodsBand))

const FavouriteButton = lazyWithPreload(() =>
  import('../shared/favourites/FavouriteButton.tsx').then((found) => found.FavouriteButton),
)

/** Most texts have a link, and most links are read. */
const NoLink = lazyWithPreload(() => import('./NoLink.tsx').then((found) => found.NoLink))
const UnreadForm = lazyWithPreload(() => import('./UnreadForm.tsx').then((found) => found.UnreadForm))

/** The space of what is still being looked up or loaded. */
export const PENDING = (
  <div className="min-h-112" aria-hidden="true">
    <Skeleton kind="lines" count={6} />
  </div>
)

/** The product's name in letters that the reader can read, if it is known. */
export const readableTitle = ({
  title,
  helper_title: helper,
}: Pick<Product, 'title' | 'helper_title'>): string =>
  helper ? goodsName({ title, names: { title: helper, options: '', own: '' } }) : title

/** The form with its cost. It can be filled in whatever the look-up returns. */
export function OrderForm({
  pasted,
  pick,
  item,
}: {
  pasted: string
  pick?: number | undefined
  item?: CartItem
}) {
  const lookUp = useCall('GET /products', lookUpArgs(pasted, pick), { staleMs: PRICE_GOOD_MS })
  useMorePictures(lookUp)
  const form = useGoodsForm({ pasted, pick }, lookUp.data, item)
  // What is asked about the goods depends on the values.
  const asked = form.isFilled ? lookUp.data : undefined
  const costItems = landedCostItems(form.values, asked)
  // A line of the cart keeps its link, name and shop, because those were agreed; only the rest can be
  // changed.
  const fixed = item !== undefined
  const sums = sumsOf(form.values, useOwnPrices())
  const { title, editTitle } = goodsText
  const isPriceAsked = fixed || lookUp.data?.product?.price_fen === null
  const trouble = useTrouble(lookUp)
  const product = lookUp.data?.product
  const name = product ? readableTitle(product) : ''
  useViewed(fixed ? undefined : urlOf(lookUp.data), product?.title ?? '', name)
  if (!fixed && lookUp.data && isWords(lookUp.data, pasted)) return <Redirect to={to.search(pasted)} />
  if (!fixed && lookUp.data && isWithoutLink(lookUp.data))
    return (
      <Suspense fallback={<PagePlaceholder />}>
        <NoLink pasted={pasted} data={lookUp.data} />
      </Suspense>
    )
  const pageTitle = tabTitle(form.values.title, lookUp.data, item)
  if (!fixed && trouble && !lookUp.data?.product)
    return (
      <WithFormCost items={costItems}>
        <Suspense fallback={<PagePlaceholder />}>
          <UnreadForm {...{ pasted, title: pageTitle, trouble, lookUp, form, sums }} />
        </Suspense>
      </WithFormCost>
    )

  return (
    <WithFormCost items={costItems}>
      <Page title={pageTitle} heading={fixed ? editTitle : title} headingHidden>
        <form {...form.props} className="-mt-3">
          <div className={COLUMNS}>
            {lookUp.data && !fixed && isOneOfSeveral(lookUp.data) && (
              <div className="col-span-full">
                <SeveralLinks pasted={pasted} data={lookUp.data} />
              </div>
            )}
            <div className={LINK_LINE}>
              <LinkLine pasted={pasted} lookUp={lookUp} />
            </div>
            <div className={PICTURE}>
              {lookUp.isPending ? <Reserved /> : <Gallery product={lookUp.data?.product} form={form} />}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-4">
              <Found lookUp={lookUp} form={form} item={item} trouble={trouble} />
              {isPriceAsked && <ParsedFields form={form} lookUp={lookUp} fixed={fixed} />}
            </div>
            <div className={TICKET}>
              <CostTicket form={form} sums={sums} fixed={fixed} />
            </div>
            <div className={WISHES}>
              <WishFields form={form} lookUp={lookUp} />
            </div>
          </div>
          <div className="mt-3 max-lg:pb-16">
            {/* What is below it stays outside the window while nothing is known yet. */}
            <div className={lookUp.isPending ? 'min-h-112' : undefined}>
              <Below asked={asked} values={form.values} />
            </div>
            {!isPriceAsked && <ParsedFields form={form} lookUp={lookUp} fixed={fixed} />}
          </div>
        </form>
      </Page>
    </WithFormCost>
  )
}

function Below({ asked, values }: { asked: LookUp | undefined; values: GoodsValues }) {
  const knowledge = useGoodsKnowledge(asked, values)
  return (
    <Suspense fallback={<div className="min-h-112" />}>
      <GoodsBand knowledge={knowledge} values={values} />
    </Suspense>
  )
}

/** The product with its options and the quantity. */
function Found({
  lookUp,
  form,
  item,
  trouble,
}: {
  lookUp: LookUpQuery
  form: GoodsForm
  item: CartItem | undefined
  trouble: Trouble | null
}) {
  const { data, isPending } = lookUp
  const product = data?.product
  const restricted = data?.restricted ?? []
  const url = urlOf(data)
  return (
    <>
      {trouble && <LinkOutcome trouble={trouble} lookUp={lookUp} />}
      {product && (
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <ProductHead product={product} />
          </div>
          <div className="size-11 shrink-0">
            {url && (
              <Suspense>
                <FavouriteButton url={url} title={product.title} name={readableTitle(product)} />
              </Suspense>
            )}
          </div>
        </div>
      )}
      {product?.seller_name && data?.shop_url && (
        <div className="min-h-11">
          <Suspense>
            <FavouriteButton
              url={data.shop_url}
              title={product.seller_name}
              name={product.seller_name}
              text={unreadText.link.keepShop}
            />
          </Suspense>
        </div>
      )}
      {restricted.length > 0 && <RestrictedNote restricted={restricted} />}
      {!product && item && (
        <h2 className="text-xl leading-tight" lang={langOf(goodsName(item))}>
          {goodsName(item)}
        </h2>
      )}
      {isPending ? PENDING : <ProductFields form={form} lookUp={lookUp} />}
    </>
  )
}

/** The clean link of the goods; undefined if there is none. */
const urlOf = (data: LookUpQuery['data']): string | undefined =>
  data?.link?.canonical_url ?? data?.manual_url ?? undefined

/** The tab's title: the name of the goods that the reader can read. */
function tabTitle(
  typed: string,
  lookUp: { product: { title: string; helper_title: string } | null } | undefined,
  item: CartItem | undefined,
): string {
  if (item) return goodsName(item)
  const product = lookUp?.product
  return product && product.title === typed ? readableTitle(product) : typed || goodsText.title
}

/** Refetches once if the reply says that there are more pictures. */
function useMorePictures({ data, refetch }: LookUpQuery) {
  const isMore = data?.product?.more_images ?? false
  useEffect(() => {
    if (!isMore) return undefined
    const timer = setTimeout(() => void refetch(), MORE_PICTURES_MS)
    return () => clearTimeout(timer)
  }, [isMore, refetch])
}
