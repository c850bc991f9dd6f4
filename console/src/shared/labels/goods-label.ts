import type { Reply } from '@longhaul/contract/routes.ts'

/** The data on a goods label, apart from the piece number. */
export type Labelled = Pick<
  Reply<'GET /staff/stock_items/{id}'>,
  'id' | 'goods_number' | 'quantity' | 'labelled_pieces' | 'title' | 'options_text' | 'order_number' | 'shelf'
>
