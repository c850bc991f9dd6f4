/** One line of the customs declaration, as it is stored with its package. */
export type Declared = {
  stock_item_id: string
  description: string
  /** These fields were introduced with tariff numbers; older packages do not have them. */
  description_chinese?: string
  hs_code?: string
  value_fen: number
  /** Known since duty is calculated by piece and weight. */
  pieces?: number
  grams?: number
  /** The category of goods that carriers may refuse; missing where there is none. */
  category?: string
  reason?: string
  /** The seller's, the maker's and the standard number of the product: `product-ids.ts`. */
  seller_item?: string
  maker_item?: string
  standard_item?: string
  /** A person stated that the product has no standard number. */
  no_standard_item?: boolean
  /** The maker's name and address, in Latin letters. */
  maker?: string
}
