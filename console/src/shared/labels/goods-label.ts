import type { Reply } from '@longhaul/contract/routes.ts'

/** What a goods label says, besides which piece it is for. */
export type Labelled = Pick<
  Reply<'GET /staff/stock_items/{id}'>,
  'id' | 'goods_number' | 'quantity' | 'labelled_pieces' | 'title' | 'options_text' | 'order_number' | 'shelf'
>
