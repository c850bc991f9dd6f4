import { PLAYTHINGS } from './goods-to-play.ts'
import { CLOTHES } from './goods-to-wear.ts'
import { FURNISHINGS } from './goods-for-home.ts'
import type { DemoProduct } from './demo-product.ts'
import { ODD_PRODUCTS } from './odd-products.ts'

/** The product of an id, if the mall has it. */
export const findDemoProduct = (platform: string, itemId: string): DemoProduct | undefined =>
  [...DEMO_PRODUCTS, ...ODD_PRODUCTS].find(
    (product) => product.platform === platform && product.itemId === itemId,
  )

/** The address of a product at its marketplace, as a shopper would paste it. */
export function marketUrl({ platform, itemId }: Pick<DemoProduct, 'platform' | 'itemId'>): string {
  switch (platform) {
    case 'taobao':
      return `https://item.taobao.com/item.htm?id=${itemId}`
    case 'tmall':
      return `https://detail.tmall.com/item.htm?id=${itemId}`
    case '1688':
      return `https://detail.1688.com/offer/${itemId}.html`
    case 'weidian':
      return `https://weidian.com/item.html?itemID=${itemId}`
    case 'other':
      // A top-level domain reserved for examples: it does not exist on the internet.
      return `https://yunomi.example/products/${itemId}`
  }
}

/** All products that can be bought without complications. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [...CLOTHES, ...FURNISHINGS, ...PLAYTHINGS]
