import { DAY_FIGURE_IDS } from '@longhaul/domain/operations/day-figures.ts'
import { Type } from 'typebox'
import { ById, Id, Lang, Moment, nullable, oneOf, OutOfOrder, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const ALL = ['support', 'buyer', 'warehouse', 'finance'] as const

export const getDashboard = route('GET /staff/dashboard', {
  who: { staff: ALL },
  summary:
    'Get the queues that the caller works on, each with its size, the age of its oldest entry and the number overdue',
  shows: ['orders', 'stock', 'parcels', 'funds', 'conversations', 'leads', 'mails'],
  reply: Type.Object({
    queues: Type.Array(
      Type.Object({
        id: Type.String(),
        count: Type.Integer(),
        oldest_at: nullable(Moment),
        late: Type.Integer(),
        /** Not late yet, but due before the day ends in the warehouse. */
        due: Type.Integer(),
        /**
         * Of the entry that is due first, where shoppers were promised a time: by when, and the working
         * minutes left, negative once it is late. Null for other queues, and where nothing waits.
         */
        promise: nullable(Type.Object({ by: Moment, minutes_left: Type.Integer() })),
      }),
    ),
    books_balanced: nullable(Type.Boolean()),
    /** The failed parts of the process that answers. */
    out_of_order: Type.Array(OutOfOrder),
  }),
})

export const getDay = route('GET /staff/day', {
  who: { staff: ALL },
  summary:
    "Get the caller's own work of today so far, compared with their same weekday of the last four weeks up to this hour. Who leads a shift, and an admin, gets that of all in their warehouse, also by colleague.",
  shows: ['orders', 'stock', 'parcels', 'funds', 'conversations'],
  reply: Type.Object({
    /** `own`: the figures are those of the caller alone. */
    whose: oneOf(['own', 'all']),
    figures: Type.Array(
      Type.Object({
        id: oneOf(DAY_FIGURE_IDS),
        today: Type.Integer(),
        /** How many of these were done by the caller. */
        mine: Type.Integer(),
        /** Null if no one has worked on such a day yet. */
        usual: nullable(Type.Integer()),
      }),
    ),
    /** All who did something today, for who leads a shift or an admin; null for everyone else. */
    clerks: nullable(
      Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          figures: Type.Array(
            Type.Object({
              id: oneOf(DAY_FIGURE_IDS),
              today: Type.Integer(),
              /** Their own usual. */
              usual: nullable(Type.Integer()),
            }),
          ),
        }),
      ),
    ),
  }),
})

export const checkBooks = route('POST /staff/books/check', {
  unaudited: true,
  who: { staff: ['finance'] },
  summary: 'Check the books now',
  body: Type.Object({}),
  changes: ['funds'],
  reply: Type.Object({
    balanced: Type.Boolean(),
    faults: Type.Array(Type.Object({ check: Type.String(), detail: Type.String() })),
  }),
})

export const MailRow = Type.Object({
  id: Id,
  recipient: Type.String(),
  lang: Lang,
  template: Type.String(),
  subject: Type.String(),
  created_at: Moment,
  sent_at: nullable(Moment),
  last_error: nullable(Type.String()),
  attempts: Type.Integer(),
  next_try_at: nullable(Moment),
  given_up_at: nullable(Moment),
})

export const listMails = route('GET /staff/mails', {
  who: { staff: ['support'] },
  summary: 'List every e-mail, newest first. In demo mode, e-mails go here.',
  query: Type.Object({
    ...pageQuery,
    q: Type.Optional(text(100)),
    /** Only undelivered mails: failed for good, or waiting for a retry. */
    undelivered: Type.Optional(Type.Boolean()),
  }),
  shows: ['mails'],
  reply: Type.Object({ ...pageOf(MailRow).properties, undelivered_count: Type.Integer() }),
})

export const getMail = route('GET /staff/mails/{id}', {
  who: { staff: ['support'] },
  summary: 'Get an e-mail with its secrets masked. Reading it is recorded in the audit log.',
  params: ById,
  shows: ['mails'],
  reply: Type.Object({
    ...MailRow.properties,
    text_body: Type.String(),
    html_body: Type.String(),
    html_url: Type.String(),
    /** The request that wrote it, as its answer's x-request-id and the log name it; or the job. */
    cause: nullable(Type.String()),
    /**
     * Whether it contains a link that logs its reader in: always `masked`, except in the demo, where it can
     * be shown `on_demand`.
     */
    link: oneOf(['none', 'masked', 'on_demand']),
  }),
  refusals: ['not_found'],
})
