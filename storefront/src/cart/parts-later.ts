import { later } from '@longhaul/browser/chunk/later.tsx'

/** Its reply arrives after the cart's own; its space is reserved. */
export const CartDoor = later(() => import('./CartDoor.tsx').then((found) => found.CartDoor))
