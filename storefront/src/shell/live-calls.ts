/**
 * What has to be asked for again when something of the shopper's changed, by the beginning of the call. A price asked for with a `POST` is only
 * marked as old: it may be about what the shopper is this moment turning into an order or a package, and is no more when the event arrives.
 */
export const callsOf: Readonly<Record<string, readonly string[]>> = {
  orders: ['GET /orders', 'POST /orders/preview', 'POST /payments/preview', 'GET /funds'],
  stock: ['GET /stock_items', 'GET /inbounds', 'GET /unclaimed', 'GET /orders', 'POST /parcels/preview'],
  parcels: ['GET /parcels', 'GET /stock_items', 'POST /payments/preview'],
  funds: [
    'GET /funds',
    'GET /recharges',
    'GET /payments',
    'GET /remittances',
    'GET /withdrawals',
    'GET /users/info',
  ],
  messages: ['GET /messages', 'GET /users/info'],
  conversations: ['GET /conversations'],
  cart: ['GET /cart', 'POST /orders/preview', 'GET /users/info'],
  account: ['GET /users', 'GET /addresses', 'GET /sessions'],
}
