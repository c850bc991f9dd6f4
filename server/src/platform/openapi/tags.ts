import type { Route } from '@longhaul/contract/route.ts'

/**
 * The groups of operations: a name, a sentence, and the first words of their paths (`staff/…` for staff
 * operations).
 */
const TAGS: readonly { name: string; description: string; paths: string }[] = [
  {
    name: 'Site',
    description: 'What every visitor sees: configuration, languages, countries, articles, shipping prices.',
    paths:
      'article configurations country demo files logo customs exchange_rate footer_articles languages leads shipping site warehouses',
  },
  {
    name: 'Account',
    description:
      "Registration, login and logout, the profile, the password, two-step login, devices, the shopper's own data.",
    paths:
      'account active_email check_reset_password_link email_change exports login logout reset_password_email security send_active_email send_reset_password_email send_success_register_email sessions two_factor users',
  },
  { name: 'Addresses', description: 'The address book.', paths: 'addresses' },
  {
    name: 'Programs',
    description:
      "Tokens, connected programs, hooks and events for the shopper's programs, what these ask the shopper to approve, and this document.",
    paths: 'openapi.json tokens leaked_tokens grant oauth approvals approval_requests hooks events_log',
  },
  {
    name: 'Goods',
    description: 'From a pasted text to a product, and what our warehouse knows about it.',
    paths: 'links products goods goods_photos goods_pictures photo_sharing estimates',
  },
  {
    name: 'Lists of goods',
    description:
      'Pasted and uploaded lists: read in the background, corrected, put into the cart, exported, published.',
    paths: 'goods_lists public_lists',
  },
  {
    name: 'Favourites',
    description:
      'Favourite goods with a note, the goods that the shopper looked at, and goods that are watched.',
    paths: 'favourites viewed_goods watches',
  },
  { name: 'Cart', description: 'Items to be ordered.', paths: 'cart' },
  {
    name: 'Orders',
    description: 'Orders and their items, from placing an order to refunds.',
    paths: 'desk order_items orders',
  },
  {
    name: 'Money',
    description: 'The balance, payments, recharges, remittances and withdrawals.',
    paths: 'funds payment_methods payments recharges remittances withdrawals',
  },
  {
    name: 'Warehouse',
    description: 'Stock items, inbound parcels and unclaimed parcels.',
    paths: 'inbounds stock_items unclaimed unclaimed_claims',
  },
  {
    name: 'Packages',
    description: 'Packages shipped abroad: combining, paying, tracking, claims and reviews.',
    paths: 'claims parcels reviews',
  },
  {
    name: 'Rewards',
    description: 'Coupons, points, plans, and creators who bring others.',
    paths: 'coupons plans points creator creators',
  },
  {
    name: 'Messages',
    description: 'The inbox, conversations with customer service, uploads, and the stream of changes.',
    paths:
      'contact conversations events mail_choices mail_pictures mail_previews mails messages push_devices uploads',
  },
  {
    name: 'Webhooks',
    description: 'Reports to the shop from payment providers and tracking services.',
    paths: 'webhooks',
  },
  { name: 'Health', description: 'Health checks for monitoring.', paths: 'health' },
  {
    name: 'Staff: accounts',
    description:
      "Login, the caller's own account, members of staff, rights, limits and second persons, the audit log.",
    paths:
      'staff/assignments staff/audit staff/audit.csv staff/info staff/link staff/login staff/logout staff/members staff/mentions staff/password staff/policy staff/proposals staff/rights staff/security staff/sessions staff/shift_notes staff/shifts staff/team staff/two_factor staff/workplace',
  },
  {
    name: 'Staff: orders',
    description: 'Review, purchasing, refunds.',
    paths:
      'staff/aside_weighings staff/order_items staff/orders staff/estimate_checks staff/estimates staff/estimate_models staff/goods_corrections staff/goods_kinds staff/goods_photos staff/goods_words staff/public_lists staff/late_seller_orders staff/link_sites staff/product_sources staff/purchase_batches staff/ready_reasons staff/refund_cases staff/seller_orders staff/seller_parcels staff/trade staff/unread_links',
  },
  {
    name: 'Staff: warehouse',
    description: 'Receiving, inspecting, shelving, storage, unclaimed parcels.',
    paths:
      'staff/arrivals staff/cartons staff/count_differences staff/found_labels staff/found_things staff/shelf_counts staff/shelves staff/transfer_loads staff/pick_waves staff/goods_labels.pdf staff/station_codes.pdf staff/stock_items staff/stock_photos staff/unclaimed staff/unclaimed_claims staff/uploads',
  },
  {
    name: 'Staff: packages',
    description: 'Packing, shipping, tracking, claims, reviews.',
    paths:
      'staff/claims staff/manifests staff/parcel_alarms staff/parcels staff/reviews staff/shipments staff/tracking_numbers',
  },
  {
    name: 'Staff: money',
    description:
      'Recharges, remittances, withdrawals, balance corrections, holds, the ledger and its checks.',
    paths:
      'staff/adjustments staff/approvals staff/books staff/debts staff/exchange_rates staff/holds staff/ledger staff/recharges staff/reconciliation staff/remittances staff/ways_to_pay staff/webhooks staff/withdrawals',
  },
  {
    name: 'Staff: prices',
    description:
      "Shipping methods, rate cards, carriers' invoices, warehouses, extra services, destinations, goods categories, import duties.",
    paths:
      'staff/carrier_invoice_rows staff/carrier_invoices staff/destinations staff/duty_invoices staff/duty_rules staff/duty_tables staff/extra_services staff/goods_categories staff/goods_category_bans staff/import_rules staff/rate_cards staff/rules_releases staff/shipping_lines staff/tariff_numbers staff/tax_registrations staff/tax_report staff/warehouses',
  },
  {
    name: 'Staff: shoppers',
    description: 'Shoppers and conversations with them.',
    paths: 'staff/canned_answers staff/conversation_desk staff/conversations staff/shoppers',
  },
  {
    name: 'Staff: rewards',
    description: 'Coupons and plans, as managed by staff.',
    paths: 'staff/coupon_offers staff/creators staff/creator_shares staff/plans',
  },
  {
    name: 'Staff: content',
    description: 'Articles, configuration, the set-up of a new shop, imports, the logo, e-mails, enquiries.',
    paths:
      'staff/articles staff/figures staff/leads staff/logo staff/mail_previews staff/mails staff/settings staff/setup staff/data_import_templates staff/data_imports staff/working_days',
  },
  {
    name: 'Staff: desk',
    description:
      'The dashboard, the search for everything, lists with their views, reports, background jobs.',
    paths:
      'staff/dashboard staff/day staff/finds staff/hooks staff/jobs staff/processes staff/list_choices staff/list_layouts staff/list_views staff/lists staff/page_words staff/reports staff/statements',
  },
]

/** The tags of the document. */
export const describedTags = TAGS.map(({ name, description }) => ({ name, description }))

const TAG_OF = new Map(TAGS.flatMap(({ name, paths }) => paths.split(' ').map((path) => [path, name])))

/** The tag of a route, by the first word of its path. Throws for a path without a tag. */
export function tagOf({ path }: Pick<Route, 'path'>): string {
  const [, first = '', second = ''] = path.split('/')
  const tag = TAG_OF.get(first === 'staff' ? `staff/${second}` : first)
  if (tag === undefined) throw new Error(`no tag of the API document covers ${path}`)
  return tag
}
