import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import { RULE_NOTE_MAX, RULE_SOURCE_MAX } from '@longhaul/domain/customs/import-rule-issues.ts'
import { IMPORT_RULE_MAX_MINOR } from '@longhaul/domain/limits/money-limits.ts'
import { Type } from 'typebox'
import {
  ById,
  CountryCode,
  Currency,
  Done,
  filled,
  Id,
  inLanguages,
  Moment,
  nullable,
  oneOf,
} from '../fields.ts'
import { route } from '../route.ts'
import { CardIssue, RATE_CARD_MAX_BYTES } from '../shipping/shipping.staff.ts'

const FINANCE = { staff: ['finance'] } as const
const READERS = { staff: ['finance', 'support', 'warehouse'] } as const

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Minor = Type.Integer({ minimum: 0, maximum: IMPORT_RULE_MAX_MINOR })
const Reason = filled(500)

/** A country has only a handful of rules. */
export const IMPORT_RULES_MAX_ROWS = 5_000

const words = {
  /** A country, or `EU` for all of its members. */
  place: CountryCode,
  valid_from: nullable(Day),
  valid_until: nullable(Day),
  kind: oneOf(IMPORT_RULE_KINDS),
  currency: Currency,
  above_minor: nullable(Minor),
  within_minor: nullable(Minor),
  rate_per_mille: nullable(Type.Integer({ minimum: 0, maximum: 5_000 })),
  amount_minor: nullable(Minor),
  per: oneOf(['parcel', 'hs_code', 'line']),
  basis: oneOf(['sourced', 'trade']),
  ...inLanguages('note', filled(RULE_NOTE_MAX)),
  source: filled(RULE_SOURCE_MAX),
}

export const StaffImportRule = Type.Object({
  id: Id,
  ...words,
  state: oneOf(['in_force', 'scheduled', 'past']),
  /** Null: unchanged since the installation. */
  changed_at: nullable(Moment),
  staff_name: nullable(Type.String()),
})

export const listImportRulesForStaff = route('GET /staff/import_rules', {
  who: READERS,
  summary: 'List every dated duty and tax rule by destination, including past and future ones',
  shows: ['site'],
  reply: Type.Object({
    rules: Type.Array(StaffImportRule),
    /** Currencies with a known rate: limits and amounts must be in one of these. */
    currencies: Type.Array(Currency),
  }),
})

export const addImportRule = route('POST /staff/import_rules', {
  who: FINANCE,
  summary: 'Add a dated rule. A rule that it replaces ends the day before.',
  body: Type.Object({ ...words, replaces: Type.Optional(Id), reason: Reason }),
  changes: ['site'],
  reply: StaffImportRule,
  refusals: ['invalid_input', 'not_found'],
})

export const changeImportRule = route('PUT /staff/import_rules/{id}', {
  who: FINANCE,
  summary: 'Correct a rule. Estimates stored with packages do not change.',
  params: ById,
  body: Type.Object({ ...words, reason: Reason }),
  changes: ['site'],
  reply: StaffImportRule,
  refusals: ['invalid_input', 'not_found'],
})

export const removeImportRule = route('POST /staff/import_rules/{id}/remove', {
  who: FINANCE,
  summary: 'Delete a rule that was never correct. End one that was correct by setting its last day.',
  params: ById,
  body: Type.Object({ reason: Reason }),
  changes: ['site'],
  reply: Done,
  refusals: ['not_found'],
})

export const exportImportRules = route('GET /staff/import_rules/export', {
  who: READERS,
  summary: 'Download every rule as a CSV file, in the format used for import',
  shows: ['site'],
  reply: Type.Object({ file_name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
})

export const previewImportRules = route('POST /staff/import_rules/preview', {
  unaudited: true,
  who: FINANCE,
  summary:
    'Preview the changes that a file of rules would make, or everything that is wrong with it. Nothing is stored.',
  form: true,
  changes: [],
  reply: Type.Object({
    rows: Type.Integer(),
    places: Type.Array(Type.String()),
    fault_count: Type.Integer(),
    faults: Type.Array(CardIssue),
    changes: Type.Array(Type.Object({ change: oneOf(['added', 'removed']), ...words })),
    /** Identifies what the file was compared with; send it back when importing the rules. */
    compared: Type.String(),
  }),
  refusals: ['invalid_input', 'too_large'],
  bodyLimit: RATE_CARD_MAX_BYTES + 16_384,
  perMinute: 30,
})

export const importDutyRules = route('POST /staff/import_rules/bring', {
  who: FINANCE,
  summary:
    'Import a file of rules; each destination in it then has exactly these rules. The whole file is refused if anything in it is wrong.',
  query: Type.Object({ compared: Type.String({ maxLength: 100 }), reason: Reason }),
  form: true,
  changes: ['site'],
  reply: Type.Object({ added: Type.Integer(), removed: Type.Integer() }),
  refusals: ['invalid_input', 'too_large', 'out_of_date'],
  bodyLimit: RATE_CARD_MAX_BYTES + 16_384,
  perMinute: 30,
})
