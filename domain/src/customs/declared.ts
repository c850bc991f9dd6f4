/** One thing on the customs declaration, as it is kept with its package. */
export type Declared = {
  stock_item_id: string
  description: string
  /** Since tariff numbers are asked for; older packages have none of these. */
  description_chinese?: string
  hs_code?: string
  value_fen: number
  reason?: string
}
