/**
 * What can be imported from the spreadsheets of a shop that used no such software, one file each: shoppers
 * first, since the others refer to them.
 */
export const DATA_IMPORT_KINDS = ['shoppers', 'orders', 'shelf'] as const
export type DataImportKind = (typeof DATA_IMPORT_KINDS)[number]

/** The maximum number of rows and size of one file. */
export const DATA_IMPORT_MAX_ROWS = 5000
export const DATA_IMPORT_MAX_BYTES = 4 * 1024 * 1024

export type DataImportColumn =
  | 'email'
  | 'name'
  | 'language'
  | 'balance_cny'
  | 'registered_on'
  | 'number'
  | 'ordered_on'
  | 'warehouse'
  | 'seller'
  | 'link'
  | 'title'
  | 'options'
  | 'quantity'
  | 'goods_cny'
  | 'freight_cny'
  | 'seller_number'
  | 'tracking_number'
  | 'remark'
  | 'value_cny'
  | 'shelf'
  | 'weight_g'
  | 'length_cm'
  | 'width_cm'
  | 'height_cm'

/**
 * The columns of each file in the order of its template; `needed` columns are mandatory, and none of their
 * cells may be empty.
 */
export const DATA_IMPORT_COLUMNS: Readonly<
  Record<DataImportKind, { needed: readonly DataImportColumn[]; optional: readonly DataImportColumn[] }>
> = {
  shoppers: { needed: ['email', 'balance_cny'], optional: ['name', 'language', 'registered_on'] },
  orders: {
    needed: ['number', 'email', 'warehouse', 'seller', 'link', 'title', 'quantity', 'goods_cny'],
    optional: ['options', 'freight_cny', 'ordered_on', 'seller_number', 'tracking_number', 'remark'],
  },
  shelf: {
    needed: [
      'number',
      'email',
      'warehouse',
      'shelf',
      'title',
      'quantity',
      'value_cny',
      'weight_g',
      'length_cm',
      'width_cm',
      'height_cm',
    ],
    optional: [],
  },
}
