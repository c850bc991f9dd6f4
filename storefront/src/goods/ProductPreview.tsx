import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { PictureStrip } from '@longhaul/ui/gallery/PictureStrip.tsx'
import { Page } from '../shared/Page.tsx'
import { PagePlaceholder } from '../shared/PagePlaceholder.tsx'
import { LargePicture, Reserved, Thumbs } from './Gallery.tsx'
import { LinkLine } from './LinkFacts.tsx'
import { isOneOfSeveral, lookUpArgs } from './look-up.ts'
import { COLUMNS, PENDING, readableTitle } from './OrderForm.tsx'
import { ProductHead } from './ProductHead.tsx'

/**
 * The order form as the server sends it, for a product that is known already: picture, name and price where
 * the form shows them, so that they can be seen before any script has run. The form itself depends on what
 * this tab has kept, which only the browser knows.
 */
export function ProductPreview({ pasted, pick }: { pasted: string; pick: number | undefined }) {
  const lookUp = useCall('GET /products', lookUpArgs(pasted, pick), { enabled: false })
  const { data } = lookUp
  const product = data?.product
  // The choice between several links comes first in the form, and would push the product down.
  if (!product || isOneOfSeveral(data)) return <PagePlaceholder />
  return (
    <Page title={readableTitle(product)} heading={goodsText.title} headingHidden>
      <div className={`-mt-3 ${COLUMNS}`}>
        {/* On a telephone it comes last: a page that is still arriving would show it first, and then move it. */}
        <div className="col-span-full min-w-0 max-md:hidden">
          <LinkLine pasted={pasted} lookUp={lookUp} />
        </div>
        <div className="min-w-0">
          {product.images[0] ? (
            <div>
              <PictureStrip>
                <div>
                  <LargePicture url={product.images[0].url} />
                </div>
              </PictureStrip>
              <Thumbs />
            </div>
          ) : (
            <Reserved />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {/* Beside it the form has the heart. */}
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <ProductHead product={product} />
            </div>
            <div className="size-11 shrink-0" />
          </div>
          {PENDING}
        </div>
      </div>
    </Page>
  )
}
