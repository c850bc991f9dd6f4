import { DEMO_PRODUCTS, marketUrl } from '@longhaul/server/goods/public.ts'
import { demoVariants } from '@longhaul/server/goods/demo-mall/demo-variants.ts'

const GOODS = DEMO_PRODUCTS.filter(({ platform, minOrder, odd }) => platform !== 'other' && !minOrder && !odd)

/** Rows of a sheet about goods of the demo mall, over and over, each with options that are in stock. */
export const mallRows = (count: number): { name: string; link: string; option: string }[] =>
  Array.from({ length: count }, (_, at) => {
    const product = GOODS[at % GOODS.length]!
    const variant = demoVariants(product).find(({ stock }) => stock > 0)
    return {
      name: `Row ${at} ${product.helperTitle}`,
      link: marketUrl(product),
      option: variant?.choices.join(', ') ?? '',
    }
  })
