import { later } from '@longhaul/browser/chunk/later.tsx'

/** Its answer comes after the cart's own, and its place is kept. */
export const CartDoor = later(() => import('./CartDoor.tsx').then((found) => found.CartDoor))
