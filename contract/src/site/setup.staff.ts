import { CALENDAR_ROWS_MAX } from '@longhaul/domain/orders/working-days.ts'
import { CONFIRMED_STEPS, SETUP_STEPS } from '@longhaul/domain/setup/readiness.ts'
import { Type } from 'typebox'
import { Moment, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const ADMIN = { staff: ['admin'] } as const

/** The requirements before a stranger may pay, and whether the shop is open to strangers now. */
export const Setup = Type.Object({
  is_demo: Type.Boolean(),
  is_open: Type.Boolean(),
  opened_at: nullable(Moment),
  /** Null while it is open, and if it was never opened. */
  closed_at: nullable(Moment),
  steps: Type.Array(
    Type.Object({
      id: oneOf(SETUP_STEPS),
      done: Type.Boolean(),
      /** What was found or is in the way: names, codes, addresses. */
      found: Type.Array(Type.String()),
    }),
  ),
  /** The recipient of the newest test mail while its link has not been opened; null if there is none. */
  mail_waiting_for: nullable(Type.String()),
  /** Whether the examples can be imported, because there are no lines yet. */
  can_take_examples: Type.Boolean(),
})

export const getSetup = route('GET /staff/setup', {
  who: ADMIN,
  summary: 'List what has to be in place before a stranger can pay, each item checked now',
  shows: ['site', 'staff', 'mails'],
  reply: Setup,
})

export const confirmSetup = route('POST /staff/setup/confirm', {
  who: ADMIN,
  summary: 'Confirm that an item of the set-up that no program can check was read and is correct',
  body: Type.Object({ step: oneOf(CONFIRMED_STEPS) }),
  changes: ['site'],
  reply: Setup,
})

export const sendTestMail = route('POST /staff/setup/test_mail', {
  who: ADMIN,
  summary: 'Send a test e-mail containing a link, to your own address or another one',
  body: Type.Object({ to: Type.Optional(filled(254)) }),
  changes: ['site', 'mails'],
  reply: Setup,
  refusals: ['invalid_input'],
  perMinute: 5,
})

export const confirmTestMail = route('POST /staff/setup/test_mail/confirm', {
  who: ADMIN,
  summary: 'Confirm that a test e-mail arrived, by following its link or entering its code',
  body: Type.Object({ code: filled(500) }),
  changes: ['site'],
  reply: Setup,
  refusals: ['transition_not_allowed'],
  perMinute: 30,
})

export const openShop = route('POST /staff/setup/open', {
  who: ADMIN,
  summary: 'Open the shop to strangers, once everything is in place',
  body: Type.Object({}),
  changes: ['site'],
  reply: Setup,
  refusals: ['transition_not_allowed'],
})

export const closeShop = route('POST /staff/setup/close', {
  who: ADMIN,
  summary: 'Close the shop to strangers and to new orders. Existing business continues.',
  body: Type.Object({ reason: filled(500) }),
  changes: ['site'],
  reply: Setup,
  refusals: ['invalid_input', 'transition_not_allowed'],
})

export const previewShop = route('POST /staff/setup/preview', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'Create a URL, valid for one minute, that shows the closed shop in this browser while you are logged in',
  body: Type.Object({}),
  changes: [],
  unaudited: true,
  reply: Type.Object({ path: Type.String() }),
})

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-10-01'] })
const Weekday = Type.Integer({ minimum: 0, maximum: 6 })

const workingDays = {
  /** 0 is Sunday. */
  weekdays: Type.Array(Weekday, { maxItems: 7 }),
  /** In Shanghai time. */
  opens_hour: Type.Integer({ minimum: 0, maximum: 23 }),
  closes_hour: Type.Integer({ minimum: 1, maximum: 24 }),
  days_off: Type.Array(Type.Object({ first: Day, last: Day }), { maxItems: CALENDAR_ROWS_MAX }),
  days_worked: Type.Array(Day, { maxItems: CALENDAR_ROWS_MAX }),
}

/** When orders are reviewed. */
export const WorkingDaysReply = Type.Object({
  ...workingDays,
  /** Null until they are set; Monday to Friday applies until then. */
  changed_at: nullable(Moment),
})

export const getWorkingDays = route('GET /staff/working_days', {
  who: ADMIN,
  summary: 'Get the days and hours on which orders are reviewed',
  shows: ['site'],
  reply: WorkingDaysReply,
})

export const changeWorkingDays = route('PUT /staff/working_days', {
  who: ADMIN,
  summary: 'Replace the days and hours on which orders are reviewed. Promises already made do not change.',
  body: Type.Object({ ...workingDays, before: nullable(Moment) }),
  changes: ['site'],
  reply: WorkingDaysReply,
  refusals: ['invalid_input', 'out_of_date'],
})
