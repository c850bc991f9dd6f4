import { useEffect, useRef } from 'react'
import type { GoodsValues } from './goods-values.ts'
import type { Product } from './variants.ts'

/** Only who types something needs it. */
const keeping = () => import('./keep-unfinished-goods.ts')

/** Keeps the form for the desk once its shopper has touched it (`of` null: never). Answers what is to be told of each touch. */
export function useUnfinishedGoods(
  of: string | null,
  address: string,
  values: GoodsValues,
  product: Product | null,
): () => void {
  const touched = useRef(false)
  useEffect(() => {
    if (of === null || !touched.current) return
    // Without that part of the program nothing is kept; the form works all the same.
    keeping().then(
      ({ keepGoods }) => keepGoods(of, address, values, product),
      () => undefined,
    )
  }, [of, address, values, product])
  return () => void (touched.current = true)
}

/** The form was sent. */
export const dropGoods = (of: string): void =>
  void keeping().then(
    ({ forgetGoods }) => forgetGoods(of),
    () => undefined,
  )
