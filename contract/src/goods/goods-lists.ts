import {
  LIST_NAME_MAX,
  ROWS_CHANGE_MAX,
  ROWS_PAGE_MAX,
  SHEET_COLUMNS_MAX,
  SHEET_MAX_BYTES,
} from '@longhaul/domain/goods-lists/limits.ts'
import { COLUMN_KINDS } from '@longhaul/domain/links/sheet/headings.ts'
import { ROW_ISSUES, ROW_GROUPS } from '@longhaul/domain/goods-lists/row.ts'
import { LINK_TEXT_MAX, LIST_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import {
  OPTIONS_TEXT_MAX,
  QUANTITY_MAX,
  REMARK_MAX,
  UNIT_PRICE_MAX_FEN,
} from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, countsOf, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const Name = filled(LIST_NAME_MAX)
const RowIds = Type.Array(Id, { minItems: 1, maxItems: ROWS_CHANGE_MAX })
const Created = Type.Object({ id: Id, row_count: Type.Integer(), is_cut: Type.Boolean() })

export const GoodsList = Type.Object({
  id: Id,
  name: Type.String(),
  /** `reading`: its products are being read. `stopped`: by the shopper. */
  stage: oneOf(['reading', 'stopped', 'done']),
  row_count: Type.Integer(),
  /** How many rows are in each group; see `GET /goods_lists/{id}/rows`. */
  counts: countsOf(ROW_GROUPS),
  /** Whether what it was made of has more than 2,000 rows, of which only the first are in it. */
  is_cut: Type.Boolean(),
  /** The goods of the rows that are ready, without freight and fee. */
  ready_fen: Fen,
  ready_pieces: Type.Integer(),
  /** How many rows failed for a reason that may pass: `PATCH` with the stage `reading` reads them again. */
  unread_count: Type.Integer(),
  created_at: Moment,
})

/** A row as it was written, its product, and what is still to be settled. */
export const GoodsListRow = Type.Object({
  id: Id,
  /** Its place in the sheet or text. */
  line: Type.Integer(),
  section: Type.String(),
  url: Type.String(),
  written: Type.Object({
    name: Type.String(),
    option: Type.String(),
    size: Type.String(),
    quantity: Type.String(),
    price: Type.String(),
    note: Type.String(),
    person: Type.String({ description: 'Whom it is for, in a sheet that several people fill in' }),
    picture: Type.String({ description: 'An address, which is never fetched' }),
    words: Type.String({ description: 'Words beside the link that no column explains' }),
  }),
  group: oneOf(ROW_GROUPS),
  issue: nullable(oneOf(ROW_ISSUES)),
  title: Type.String(),
  /** The title in the seller's other language; empty if there is none. */
  helper_title: Type.String(),
  seller_name: Type.String(),
  platform: nullable(Type.String()),
  image: nullable(Type.String()),
  /** The options that the page offers. */
  options: Type.Array(
    Type.Object({
      name: Type.String(),
      name_latin: Type.String(),
      values: Type.Array(Type.String()),
      values_latin: Type.Array(Type.String()),
      /** The chosen value, if one is. */
      chosen: nullable(Type.String()),
    }),
  ),
  options_text: Type.String(),
  quantity: nullable(Type.Integer()),
  remark: Type.String(),
  /** Of one piece, with these options. */
  unit_price_fen: nullable(Fen),
  /** The price in the sheet, if it is in yuan. */
  sheet_price_fen: nullable(Fen),
  freight_fen: nullable(Fen),
  added_at: nullable(Moment),
})

export const createGoodsList = route('POST /goods_lists', {
  who: 'shopper',
  summary:
    'Make a list of a pasted text, of a post, or of the cells of a sheet (tab-separated, CSV, or as HTML). The products of its rows are read in the background. The same content sent again within a minute is the same list.',
  body: Type.Object({
    name: Type.Optional(Name),
    text: filled(LIST_TEXT_MAX),
    /** The same as HTML, as browsers put it into the clipboard: it has the links behind words. */
    html: Type.Optional(text(4 * LIST_TEXT_MAX)),
  }),
  bodyLimit: 16 * LIST_TEXT_MAX,
  changes: ['goods_lists'],
  reply: Created,
  refusals: ['invalid_input', 'too_large', 'transition_not_allowed'],
  once: true,
  perMinute: 20,
})

export const uploadGoodsList = route('POST /goods_lists/files', {
  who: 'shopper',
  summary: 'Make a list of an XLSX, ODS, CSV, TSV, HTML or text file of at most 8 MiB, as above',
  query: Type.Object({ name: Type.Optional(Name) }),
  form: true,
  bodyLimit: SHEET_MAX_BYTES + 16_384,
  changes: ['goods_lists'],
  reply: Created,
  refusals: ['invalid_input', 'too_large', 'unsupported_file', 'transition_not_allowed'],
  perMinute: 20,
})

export const listGoodsLists = route('GET /goods_lists', {
  who: 'shopper',
  summary: 'Get the kept lists, newest first',
  shows: ['goods_lists'],
  reply: Type.Object({ items: Type.Array(GoodsList) }),
})

export const getGoodsList = route('GET /goods_lists/{id}', {
  who: 'shopper',
  summary:
    'Get a list without its rows: its name, how far it has been read, and how many rows need something',
  params: ById,
  shows: ['goods_lists'],
  reply: GoodsList,
  refusals: ['not_found'],
})

export const listGoodsListRows = route('GET /goods_lists/{id}/rows', {
  who: 'shopper',
  summary: 'Get the rows of a list, of one group or with certain words, in the order of the sheet',
  params: ById,
  query: Type.Object({
    group: Type.Optional(oneOf(ROW_GROUPS)),
    /** Words in the product's name, its options, the link, the note, or what the sheet says. */
    q: Type.Optional(text(100)),
    /** Only rows behind this position; `next_after` of the page before. */
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_PAGE_MAX })),
  }),
  shows: ['goods_lists'],
  reply: Type.Object({ items: Type.Array(GoodsListRow), next_after: nullable(Type.Integer()) }),
  refusals: ['not_found'],
})

export const changeGoodsList = route('PATCH /goods_lists/{id}', {
  who: 'shopper',
  summary: 'Rename a list, stop reading it, or go on reading what was not read',
  params: ById,
  body: Type.Partial(Type.Object({ name: Name, stage: oneOf(['stopped', 'reading']) }), { minProperties: 1 }),
  changes: ['goods_lists'],
  reply: GoodsList,
  refusals: ['not_found'],
})

export const copyGoodsList = route('POST /goods_lists/{id}/copy', {
  who: 'shopper',
  summary: 'Copy a list with all choices; no row of the copy is in the cart yet',
  params: ById,
  body: Type.Object({ name: Type.Optional(Name) }),
  changes: ['goods_lists'],
  reply: Created,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const deleteGoodsList = route('DELETE /goods_lists/{id}', {
  who: 'shopper',
  summary: 'Delete a list. What is in the cart stays there.',
  params: ById,
  changes: ['goods_lists'],
  reply: Done,
  refusals: ['not_found'],
})

export const changeGoodsListRows = route('PATCH /goods_lists/{id}/rows', {
  who: 'shopper',
  summary:
    'Change several rows of a list in the same way. Rows that are in the cart, and ids that are not in the list, are left out.',
  params: ById,
  body: Type.Object({
    row_ids: RowIds,
    /** One value of an offered option; rows that do not offer it stay as they are. */
    choice: Type.Optional(Type.Object({ name: filled(OPTIONS_TEXT_MAX), value: filled(OPTIONS_TEXT_MAX) })),
    /** Instead of it, any words, for goods without offered options. */
    options_text: Type.Optional(text(OPTIONS_TEXT_MAX)),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
    remark: Type.Optional(text(REMARK_MAX)),
    /** The shopper's price of goods whose page names none. */
    own_fen: Type.Optional(Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN })),
    /** That the page's price holds, although the sheet names another. */
    price_accepted: Type.Optional(Type.Boolean()),
    /** Another link, which is read at once in the background. */
    url: Type.Optional(filled(LINK_TEXT_MAX)),
  }),
  bodyLimit: 262_144,
  changes: ['goods_lists'],
  reply: Type.Object({ changed: Type.Integer() }),
  refusals: ['not_found', 'invalid_input'],
})

export const setGoodsListRows = route('PUT /goods_lists/{id}/rows', {
  who: 'shopper',
  summary:
    'Give several rows of a list values of their own: a pasted column, or what they had before. Rows that are in the cart, and ids that are not in the list, are left out.',
  params: ById,
  body: Type.Object({
    rows: Type.Array(
      Type.Object(
        {
          id: Id,
          /** As `options_text` of a row says them. */
          options_text: Type.Optional(text(OPTIONS_TEXT_MAX)),
          quantity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX }))),
          remark: Type.Optional(text(REMARK_MAX)),
          own_fen: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN }))),
          price_accepted: Type.Optional(Type.Boolean()),
        },
        { minProperties: 2 },
      ),
      { minItems: 1, maxItems: ROWS_CHANGE_MAX },
    ),
  }),
  bodyLimit: 4 * 1024 * 1024,
  changes: ['goods_lists'],
  reply: Type.Object({ changed: Type.Integer() }),
  refusals: ['not_found', 'invalid_input'],
  perMinute: 60,
})

export const getGoodsListColumns = route('GET /goods_lists/{id}/columns', {
  who: 'shopper',
  summary:
    'Get the filled columns of the sheet that a list was made of, with what each is taken for, and why the list cannot be read in another way, if so',
  params: ById,
  shows: ['goods_lists'],
  reply: Type.Object({
    columns: Type.Array(
      Type.Object({
        /** Its place in the sheet, from 0. */
        at: Type.Integer(),
        head: Type.String(),
        /** Its first different values. */
        values: Type.Array(Type.String()),
        kind: nullable(oneOf(COLUMN_KINDS)),
      }),
      { maxItems: SHEET_COLUMNS_MAX },
    ),
    /** Whether the shopper said what the columns are about; they are read by that. */
    is_said: Type.Boolean(),
    why_not: nullable(oneOf(['list_without_sheet', 'list_in_cart'])),
  }),
  refusals: ['not_found'],
})

export const readGoodsListColumns = route('PUT /goods_lists/{id}/columns', {
  who: 'shopper',
  summary:
    'Say what the columns of a list’s sheet are about, of which one is the link, and read it again. Its rows are replaced, with everything that was chosen in them.',
  params: ById,
  body: Type.Object({
    columns: Type.Array(
      Type.Object({
        at: Type.Integer({ minimum: 0, maximum: SHEET_COLUMNS_MAX - 1 }),
        kind: oneOf(COLUMN_KINDS),
      }),
      { minItems: 1, maxItems: SHEET_COLUMNS_MAX },
    ),
  }),
  changes: ['goods_lists'],
  reply: Created,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})

export const removeGoodsListRows = route('POST /goods_lists/{id}/rows/delete', {
  who: 'shopper',
  summary: 'Remove rows from a list. Unknown ids are ignored.',
  params: ById,
  body: Type.Object({ row_ids: RowIds }),
  bodyLimit: 262_144,
  changes: ['goods_lists'],
  reply: Type.Object({ removed: Type.Integer() }),
  refusals: ['not_found'],
})

export const addGoodsListToCart = route('POST /goods_lists/{id}/to_cart', {
  who: 'shopper',
  summary:
    'Put all rows that are ready, or these of them, into the cart in one step. A row goes there once: what was added before is left out.',
  params: ById,
  body: Type.Object({ row_ids: Type.Optional(RowIds) }),
  bodyLimit: 262_144,
  changes: ['goods_lists', 'cart'],
  reply: Type.Object({ added: Type.Integer(), cart_count: Type.Integer(), no_room_for: Type.Integer() }),
  refusals: ['not_found'],
  once: true,
})
