import { REMITTANCE_MAX_MINOR } from '@longhaul/domain/funds/remittance.ts'
import { REMITTANCE_STAGES } from '@longhaul/domain/funds/stages.ts'
import { Type } from 'typebox'
import {
  CountryCode,
  Currency,
  Fen,
  Id,
  Moment,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { route } from '../route.ts'

export const REMITTANCE_METHODS = ['western_union', 'bank_transfer'] as const

export const Remittance = Type.Object({
  id: Id,
  number: Type.String(),
  method: oneOf(REMITTANCE_METHODS),
  stage: oneOf(REMITTANCE_STAGES),
  sender_first_name: Type.String(),
  sender_last_name: Type.String(),
  country: CountryCode,
  currency: Currency,
  sent_minor: Type.Integer(),
  sent_on: Type.String(),
  /** The last four digits of the control number; empty for a bank transfer. */
  mtcn_end: Type.String(),
  bank_reference: Type.String(),
  receipt_url: nullable(Type.String()),
  note: Type.String(),
  received_currency: nullable(Currency),
  received_minor: nullable(Type.Integer()),
  credit_fen: nullable(Fen),
  /** Yuan for one unit, as credited. */
  rate: nullable(Type.String()),
  rate_quoted_on: nullable(Type.String()),
  reason: Type.String(),
  created_at: Moment,
  stage_at: Moment,
})

export const listRemittances = route('GET /remittances', {
  who: 'shopper',
  tokens: 'funds',
  summary: "List the shopper's remittances, newest first, and the recipients for each method available",
  query: Type.Object(pageQuery),
  shows: ['funds'],
  reply: Type.Object({
    ...pageOf(Remittance).properties,
    methods: Type.Array(Type.Object({ id: oneOf(REMITTANCE_METHODS), instructions: Type.String() })),
  }),
})

export const createRemittance = route('POST /remittances', {
  who: 'verified',
  summary: 'Report money sent by Western Union or bank transfer. Finance credits what arrives.',
  body: Type.Object({
    method: oneOf(REMITTANCE_METHODS),
    sender_first_name: filled(100),
    sender_last_name: filled(100),
    country: CountryCode,
    currency: Currency,
    sent_minor: Type.Integer({ minimum: 1, maximum: REMITTANCE_MAX_MINOR }),
    sent_on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-02'] }),
    /** Western Union's control number: ten digits, which may be written in groups. */
    mtcn: Type.Optional(Type.String({ maxLength: 20 })),
    bank_reference: Type.Optional(text(100)),
    receipt_file_id: Type.Optional(nullable(Id)),
    note: text(500),
  }),
  changes: ['funds', 'messages'],
  reply: Remittance,
  refusals: ['invalid_input', 'feature_closed'],
  once: true,
})
