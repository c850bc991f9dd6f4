import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts of the list of orders that a first look mostly does without. */

/** Few lists are empty. */
export const NoOrders = later(() => import('./NoOrders.tsx').then((found) => found.NoOrders))
export const OrderFilters = later(() => import('./OrderFilters.tsx').then((found) => found.OrderFilters))

/** What cancels an order. */
export const findCancelling = () => import('./cancel-order.ts')
