import type { OrderList } from '@longhaul/domain/orders/place.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'

/** The name of a list of orders, wherever orders are listed or counted. */
export const nameOfList = (list: OrderList): string =>
  list === 'sent' ? statusText.sent : statusText.statuses[list].name
