import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts of the list of orders that are rarely needed at first. */

/** Few lists are empty. */
export const NoOrders = later(() => import('./NoOrders.tsx').then((found) => found.NoOrders))
export const OrderFilters = later(() => import('./OrderFilters.tsx').then((found) => found.OrderFilters))

/** Loads the code that cancels an order. */
export const findCancelling = () => import('./cancel-order.ts')
