import { useEffect, useRef } from 'react'
import { goodsName } from '../shared/goods-name.ts'
import { dropUnfinished, keepUnfinished } from '../shared/unfinished.ts'
import type { GoodsValues } from './goods-values.ts'
import { type Product, isPagePrice } from './variants.ts'

/**
 * Stores the form for the desk once its shopper has changed something (`of` null: never). Returns the
 * function to call on each change.
 */
export function useUnfinishedGoods(
  of: string | null,
  address: string,
  values: GoodsValues,
  product: Product | null,
): () => void {
  const touched = useRef(false)
  useEffect(() => {
    if (of !== null && touched.current) saveGoods(of, address, values, product)
  }, [of, address, values, product])
  return () => void (touched.current = true)
}

/**
 * What the shopper put into an order form: without what the product's page said, which is read again, because
 * it may have changed by then.
 */
export function typedOf(values: GoodsValues, product: Product | null): Partial<GoodsValues> {
  if (!product) return values
  const {
    url: _url,
    title,
    seller: _seller,
    price,
    freight: _freight,
    imageFileId: _image,
    ...typed
  } = values
  return {
    ...typed,
    ...(title !== product.title && { title }),
    ...(!isPagePrice(product, price) && { price }),
  }
}

/** Stores an order form for the desk. */
function saveGoods(of: string, address: string, values: GoodsValues, product: Product | null): void {
  const names = product && { title: product.helper_title, options: '', own: '' }
  keepUnfinished('goods', {
    of,
    address,
    title: values.ownName || (product && names ? goodsName({ title: product.title, names }) : values.title),
    image: product?.images[0]?.url ?? null,
    count: 1,
    values: typedOf(values, product),
  })
}

/** Deletes the stored form once the goods are in the cart. */
export const deleteUnfinishedGoods = (of: string): void => dropUnfinished('goods', of)
