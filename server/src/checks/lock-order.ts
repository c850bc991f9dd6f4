/**
 * The order in which a transaction locks rows of different tables (decision 0035): a transaction that holds a
 * row of a later table never waits for a row of an earlier one, so two transactions cannot deadlock. Every
 * table whose rows are changed, or locked by a read, is listed here. Tests watch every statement and fail if
 * a lock is taken against this order (`server/test/lock-watch.ts`).
 */
export const LOCK_ORDER: readonly string[] = [
  // The triggers of work: a webhook, a batch, an arrival, a link in a mail.
  ...['rate_limits', 'failed_tries', 'spent_proofs', 'reset_requests', 'webhook_events', 'arrivals'],
  ...[
    'number_batch_rows',
    'number_batches',
    'purchase_batch_orders',
    'purchase_batches',
    'data_imports',
    'data_import_rows',
  ],
  ...['shelf_counts', 'shelf_count_things', 'shelf_count_scans', 'transfer_loads', 'count_differences'],
  ...['proposals', 'shipments', 'work_holds', 'assignments', 'leads', 'canned_answers', 'ready_reasons'],
  ...['job_workers', 'processes', 'carrier_invoices', 'carrier_invoice_rows', 'duty_invoices'],

  // The staff's configuration.
  ...['shop_opening', 'setup_confirmations', 'mail_tests', 'working_hours', 'days_off', 'days_worked'],
  ...[
    'policy_limits',
    'settings',
    'articles',
    'article_texts',
    'warehouses',
    'cartons',
    'goods_categories',
    'category_bans',
    'extra_services',
    'countries',
  ],
  ...['link_sites', 'unread_links'],
  ...[
    'rate_cards',
    'shipping_lines',
    'shipping_rates',
    'import_rules',
    'tax_registrations',
    'rules_releases',
    'rules_feed',
    'duty_overrides',
    'plans',
    'list_views',
    'list_layouts',
  ],
  ...['staff', 'staff_links', 'staff_sessions', 'staff_two_factor', 'staff_recovery_codes'],

  // Money: the shopper's accounts are the first lock of every money operation, which serialises all of them
  // per shopper.
  ...[
    'ledger_accounts',
    'ledger_things',
    'coupon_offers',
    'recharges',
    'recharge_refunds',
    'reconciliation_differences',
  ],
  ...['withdrawals', 'remittances', 'adjustments', 'plan_memberships', 'point_lots'],

  // Goods, from the outside in: a package, its contents, the order that they came from.
  ...[
    'parcels',
    'claim_files',
    'parcel_claims',
    'trackings',
    'parcel_papers',
    'parcel_asks',
    'collected_taxes',
    'duty_charges',
    'parcel_alarms',
    'reviews',
    'parcel_items',
    'packed_pieces',
  ],
  ...[
    'stock_items',
    'photo_orders',
    'stock_photos',
    'disposal_notices',
    'storage_reminders',
    'stock_transfers',
  ],
  ...['seller_orders', 'seller_chases', 'orders', 'order_items', 'answer_links', 'refund_cases', 'purchases'],
  ...['item_questions', 'supplements'],
  ...['pick_waves', 'picks', 'pick_shorts', 'pick_wave_parcels'],
  ...['unclaimed_parcels', 'unclaimed_claims', 'unclaimed_photos', 'inbounds'],

  // The shopper, and what belongs only to them.
  ...['email_links', 'shoppers', 'addresses', 'cart_items', 'goods_lists', 'goods_list_rows'],
  ...['public_lists', 'public_list_reports'],
  ...['favourites', 'viewed_goods', 'watched_goods', 'watches'],
  ...['coupons', 'payments', 'plan_charges'],
  ...['conversations', 'conversation_messages', 'conversation_files', 'messages'],
  ...[
    'sessions',
    'read_tokens',
    'push_subscriptions',
    'push_deliveries',
    'hooks',
    'hook_deliveries',
    'login_events',
    'two_factor',
    'recovery_codes',
  ],
  ...['exports', 'mails', 'shopper_notes', 'hold_lifts', 'goods_translations'],
  ...['idempotency_keys', 'files'],
  'shift_notes',
  'mentions',
  'orders_to_expect',
  'product_customs',
  ...['goods_kinds', 'goods_words', 'goods_corrections'],
  'goods_marks',
  'goods_knowledge',
  'goods_measurements',
  'goods_figures',
  'goods_grams',
  'goods_photos',
  'picture_hashes',
  'estimate_models',
  'estimate_shops',
  'goods_models',
  'goods_sellers',
  'estimate_months',
  ...['line_days', 'seller_figures', 'goods_trade'],
]
