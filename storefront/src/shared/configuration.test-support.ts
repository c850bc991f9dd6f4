import type { Reply } from '@longhaul/contract/routes.ts'

/** The starting configuration, as screens are told of it. Amounts are shown in yuan only. */
export const configurationReply: Reply<'GET /configurations'> = {
  WEBSITE_NAME: 'Longhaul',
  WEBSITE_LOGO_PATH: '',
  WEBSITE_INFO: '',
  contact_email: 'service@longhaul.example',
  contact_hours: 'Mon–Fri',
  currencies: ['CNY', 'USD'],
  default_currency: 'CNY',
  service_fee_per_mille: 50,
  photo_price_fen: 200,
  photo_limit: 20,
  free_storage_days: 30,
  late_fee_fen_per_day: 20,
  late_fee_cap_fen: 5000,
  storage_limit_days: 60,
  refund_window_hours: 120,
  unpaid_order_hours: 24,
  review_hours_min: 3,
  review_hours_max: 5,
  operation_fee_fen: 800,
  insurance_per_mille: 20,
  features: { shipping_estimate: false, community: false },
  demo: true,
}
