/** What has to be asked for again when something of the staff's queues changed, by the beginning of the call. */
export const callsOf: Readonly<Record<string, readonly string[]>> = {
  orders: [
    'GET /staff/dashboard',
    'GET /staff/order_items',
    'GET /staff/refund_cases',
    'GET /staff/approvals',
    'GET /staff/orders',
  ],
  stock: ['GET /staff/dashboard', 'GET /staff/stock_items', 'GET /staff/order_items', 'GET /staff/unclaimed'],
  parcels: ['GET /staff/dashboard', 'GET /staff/parcels'],
  shoppers: ['GET /staff/shoppers'],
  holds: ['GET /staff/holds'],
  funds: [
    'GET /staff/dashboard',
    'GET /staff/refund_cases',
    'GET /staff/recharges',
    'GET /staff/remittances',
    'GET /staff/withdrawals',
    'GET /staff/reconciliation',
    'GET /staff/exchange_rates',
    'GET /staff/adjustments',
    'GET /staff/approvals',
    'GET /staff/shoppers',
  ],
  messages: ['GET /staff/dashboard', 'GET /staff/mails', 'GET /staff/leads'],
  conversations: ['GET /staff/conversations', 'GET /staff/canned_answers', 'GET /staff/dashboard'],
}
