import type { Feature } from '../platform/feature.ts'
import { addCartItemAction } from './add-cart-item.ts'
import { changeCartItemAction } from './change-cart-item.ts'
import { checkCartPricesAction } from './check-cart-prices.ts'
import { getCartAction } from './get-cart.ts'
import { removeCartItemAction } from './remove-cart-item.ts'
import { removeCartItemsAction } from './remove-cart-items.ts'

export const cart: Feature = {
  actions: [
    getCartAction,
    checkCartPricesAction,
    addCartItemAction,
    changeCartItemAction,
    removeCartItemAction,
    removeCartItemsAction,
  ],
}
