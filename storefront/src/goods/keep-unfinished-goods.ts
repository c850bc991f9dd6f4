import { goodsName } from '../shared/goods-name.ts'
import { dropUnfinished, keepUnfinished } from '../shared/unfinished.ts'
import type { GoodsValues } from './goods-values.ts'
import type { Product } from './variants.ts'

/** Stores an order form for the desk, without what the product's page said: that is read again, because it may have changed by then. */
export function keepGoods(of: string, address: string, values: GoodsValues, product: Product | null): void {
  const {
    url: _url,
    title,
    seller: _seller,
    price: _price,
    freight: _freight,
    imageFileId: _image,
    ...typed
  } = values
  const names = product && { title: product.helper_title, options: '', own: '' }
  keepUnfinished('goods', {
    of,
    address,
    title: values.ownName || (product && names ? goodsName({ title: product.title, names }) : title),
    image: product?.images[0]?.url ?? null,
    count: 1,
    values: product ? typed : values,
  })
}

/** Deletes the stored form once the goods are in the cart. */
export const forgetGoods = (of: string): void => dropUnfinished('goods', of)
