import { useEffect, useRef } from 'react'
import { keepUnfinished, readUnfinished } from '../shared/unfinished.ts'
import { useLoggedIn } from '../shared/visit.ts'
import type { GoodsValues } from './goods-values.ts'

/** What was filled in for this pasted text and left, over what the form begins with. */
export function unfinishedGoods(draft: string, start: GoodsValues): GoodsValues {
  const kept = readUnfinished('goods')
  return kept?.of === draft && kept.values ? { ...start, ...kept.values } : start
}

/** Keeps the form for the desk once its shopper has touched it. Answers what is to be told of each touch. */
export function useUnfinishedGoods({
  draft,
  address,
  values,
  name,
  image,
  isRead,
  off,
}: {
  draft: string
  address: string
  values: GoodsValues
  /** What the goods are called, as far as that is known. */
  name: string
  image: string | null
  /** The page says the rest: it is read again, since it may say something else by then. */
  isRead: boolean
  /** A line of the cart keeps itself. */
  off: boolean
}): () => void {
  const loggedIn = useLoggedIn()
  const touched = useRef(false)
  useEffect(() => {
    if (off || !loggedIn || !touched.current) return
    keepUnfinished('goods', {
      of: draft,
      address,
      title: name,
      image,
      count: 1,
      values: typedOf(values, isRead),
    })
  }, [off, loggedIn, draft, address, values, isRead, name, image])
  return () => void (touched.current = true)
}

function typedOf(values: GoodsValues, isRead: boolean): Partial<GoodsValues> {
  if (!isRead) return values
  const {
    url: _url,
    title: _title,
    seller: _seller,
    price: _price,
    freight: _freight,
    imageFileId: _image,
    ...typed
  } = values
  return typed
}
