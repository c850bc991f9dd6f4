import { useEffect, useRef } from 'react'
import type { GoodsValues } from './goods-values.ts'
import type { Product } from './variants.ts'

/** Only needed once the shopper types. */
const keeping = () => import('./keep-unfinished-goods.ts')

/** Stores the form for the desk once its shopper has changed something (`of` null: never). Returns the function to call on each change. */
export function useUnfinishedGoods(
  of: string | null,
  address: string,
  values: GoodsValues,
  product: Product | null,
): () => void {
  const touched = useRef(false)
  useEffect(() => {
    if (of === null || !touched.current) return
    // If that chunk cannot be loaded, nothing is stored; the form still works.
    keeping().then(
      ({ keepGoods }) => keepGoods(of, address, values, product),
      () => undefined,
    )
  }, [of, address, values, product])
  return () => void (touched.current = true)
}

/** Deletes the stored form after it was sent. */
export const dropGoods = (of: string): void =>
  void keeping().then(
    ({ forgetGoods }) => forgetGoods(of),
    () => undefined,
  )
