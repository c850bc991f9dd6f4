import { DATA_IMPORT_KINDS, DATA_IMPORT_MAX_BYTES } from '@longhaul/domain/data-import/columns.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'
import { CardIssue } from '../shipping/shipping.staff.ts'

const ADMIN = { staff: ['admin'] } as const
const KIND = oneOf(DATA_IMPORT_KINDS)

/** The topics that show the imported data. */
const IMPORT_TOPICS = ['funds', 'orders', 'stock', 'shoppers'] as const
export const DATA_IMPORT_STAGES = ['waiting', 'running', 'done', 'rejected'] as const

export const getDataImportTemplate = route('GET /staff/data_import_templates/{kind}', {
  who: ADMIN,
  summary: 'Get an empty CSV file for one kind of import: its columns in every language, and one example row',
  params: Type.Object({ kind: KIND }),
  shows: [],
  reply: Type.Object({ file_name: Type.String(), csv: Type.String() }),
})

export const previewDataImport = route('POST /staff/data_imports/preview', {
  who: ADMIN,
  summary: 'Check a file completely, row by row, without changing anything',
  query: Type.Object({ kind: KIND }),
  form: true,
  changes: [],
  reply: Type.Object({
    row_count: Type.Integer(),
    /** The total of its opening entries. */
    total_fen: Fen,
    /**
     * The number of shoppers in the file who already have an account: it is credited with the balance and
     * otherwise unchanged.
     */
    known_count: Type.Integer(),
    /** Whether it was read as GB 18030, the default encoding of Chinese spreadsheets. */
    is_gb18030: Type.Boolean(),
    /** Whether a second person has to release it. */
    two_people: Type.Boolean(),
    /** The identity of this file, to be sent back with the file on import. */
    content_hash: Type.String(),
    fault_count: Type.Integer(),
    faults: Type.Array(CardIssue),
  }),
  refusals: ['invalid_input', 'too_large'],
  unaudited: true,
  bodyLimit: DATA_IMPORT_MAX_BYTES + 16_384,
  perMinute: 20,
})

export const DataImport = Type.Object({
  id: Id,
  kind: KIND,
  stage: oneOf(DATA_IMPORT_STAGES),
  row_count: Type.Integer(),
  total_fen: Fen,
  brought: Type.Integer(),
  waiting: Type.Integer(),
  /** The first rows that were refused in the end, with the reasons in the reader's language. */
  refused: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
  refused_count: Type.Integer(),
  /** The number of accounts that it created and that have no password yet. */
  accounts_to_invite: Type.Integer(),
  two_people: Type.Boolean(),
  asked_by: Id,
  asked_by_name: Type.String(),
  decided_by_name: nullable(Type.String()),
  created_at: Moment,
  ended_at: nullable(Moment),
  invited_at: nullable(Moment),
})

/** A step of an imported file, addressed only by its id. */
const STEP = {
  who: ADMIN,
  params: ById,
  body: Type.Object({}),
  reply: DataImport,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
} as const

export const uploadDataImport = route('POST /staff/data_imports', {
  who: ADMIN,
  summary:
    'Import a file without errors; a job processes it, each row once. Where two people are required, it waits for the second.',
  query: Type.Object({ kind: KIND, content_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  form: true,
  changes: IMPORT_TOPICS,
  reply: DataImport,
  refusals: ['invalid_input', 'out_of_date', 'too_large'],
  bodyLimit: DATA_IMPORT_MAX_BYTES + 16_384,
  perMinute: 10,
})

export const listDataImports = route('GET /staff/data_imports', {
  who: ADMIN,
  summary: 'List the latest fifty files that were imported or are waiting for a second person',
  shows: IMPORT_TOPICS,
  reply: Type.Object({ items: Type.Array(DataImport) }),
})

export const approveDataImport = route('POST /staff/data_imports/{id}/approve', {
  ...STEP,
  summary: 'Approve the import of a file requested by another person',
  changes: IMPORT_TOPICS,
})

export const rejectDataImport = route('POST /staff/data_imports/{id}/reject', {
  ...STEP,
  summary: 'Reject a file waiting for a second person, or withdraw your own. Nothing of it is stored.',
  changes: IMPORT_TOPICS,
})

export const inviteShoppers = route('POST /staff/data_imports/{id}/invite', {
  ...STEP,
  summary:
    'E-mail every shopper whose account was created by a file and has no password yet how to set one. At most once a day.',
  changes: ['shoppers'],
})
