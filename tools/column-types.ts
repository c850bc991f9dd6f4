const D = '@longhaul/domain'

/**
 * The type, and its file, of columns whose values come from one of our lists or shapes that the database does
 * not know. Only our own code writes them, and the compiler checks it against the type as well; a jsonb
 * column is written as text, so its writer is next to the shape. `table-types.ts` reads everything else from
 * the database itself.
 */
export const COLUMN_TYPES: Readonly<Record<string, readonly [type: string, from: string]>> = {
  'cart_items.tolerance_percent': ['Tolerance', `${D}/orders/limits.ts`],
  'claim_steps.from_stage': ['ClaimStage', `${D}/claims/stages.ts`],
  'claim_steps.to_stage': ['ClaimStage', `${D}/claims/stages.ts`],
  'list_layouts.list': ['ListId', `${D}/lists/lists.ts`],
  'list_views.list': ['ListId', `${D}/lists/lists.ts`],
  'list_views.query': ['ListWords', `${D}/lists/query.ts`],
  'messages.args': ['NoticeArgs', '@longhaul/text/mail/notices.ts'],
  'number_batch_rows.reason': ["Reason | ''", `${D}/refusals.ts`],
  'order_items.tolerance_percent': ['Tolerance', `${D}/orders/limits.ts`],
  'parcels.actual_fees': ['BillRow[]', `${D}/parcels/bill.ts`],
  'approvals.picture': ['StoredPicture', '@longhaul/contract/accounts/approvals.ts'],
  'parcels.address': ['AddressSnapshot', '@longhaul/contract/parcels/parcels.ts'],
  'parcels.declaration': ['Declared[]', `${D}/customs/declared.ts`],
  'parcels.packing_draft': ['PackingDraft', '@longhaul/contract/parcels/packing-draft.ts'],
  'parcels.return_found': ['ReturnFound', '@longhaul/contract/parcels/return-found.ts'],
  'parcels.estimated_fees': ['BillRow[]', `${D}/parcels/bill.ts`],
  'parcels.rate': ['ShippingRate', `${D}/shipping/fee.ts`],
  'countries.closed_why': ['Texts', `${D}/languages.ts`],
  'parcels.tax_estimate': ['KeptDuty', `${D}/duty/stored-duty.ts`],
  'purchase_batch_orders.reason': ["Reason | ''", `${D}/refusals.ts`],
  'rules_feed.fault': ['Reason', `${D}/refusals.ts`],
  'rules_releases.files': ['StoredFiles', `${D}/duty/release.ts`],
  'tax_registrations.scheme': ['TaxScheme', `${D}/duty/registrations.ts`],
  'stock_items.problem': ['AbnormalReason', `${D}/warehouse/inspection.ts`],
  'data_import_rows.reason': ["Reason | ''", `${D}/refusals.ts`],
  'tracking_events.status': ['TrackingStatus', `${D}/shipping/tracking-status.ts`],
  'unclaimed_steps.from_stage': ['UnclaimedStage', `${D}/warehouse/unclaimed.ts`],
  'unclaimed_steps.to_stage': ['UnclaimedStage', `${D}/warehouse/unclaimed.ts`],
  'withdrawals.payout_method': ['PayoutMethod', `${D}/funds/withdrawal.ts`],
}
