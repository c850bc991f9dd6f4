import { FACETS } from '@longhaul/domain/duty/release-changes.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, SignedFen, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const FINANCE = { staff: ['finance'] } as const
const READERS = { staff: ['finance', 'support', 'warehouse'] } as const

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Version = Type.String({ maxLength: 20 })

/** The rules of every place, with tables of rates by tariff number. */
export const RULES_RELEASE_MAX_BYTES = 8 * 1024 * 1024

const Release = Type.Object({
  id: Id,
  version: Version,
  /** With a version of the product, read from RULES_URL, or loaded as a file. */
  source: oneOf(['product', 'url', 'file']),
  /** `replaced` and `rolled_back` were applied before; the shop can go back to the last `replaced` one. */
  state: oneOf(['staged', 'held', 'applied', 'replaced', 'rolled_back']),
  valid_from: Day,
  minimum_product: Type.String(),
  /** Its publisher asks to apply it without waiting, because it corrects an error. */
  urgent: Type.Boolean(),
  arrived_at: Moment,
  /** When it is applied by itself, if it is staged by then. */
  applies_at: Moment,
  applied_at: nullable(Moment),
  /** Who brought it to its state; null if it came, or was applied, by itself. */
  staff_name: nullable(Type.String()),
})

export const listRulesReleases = route('GET /staff/rules_releases', {
  who: READERS,
  summary:
    'List the releases of the duty rules that the shop holds, newest first, and what became of asking for a newer one',
  shows: ['site'],
  reply: Type.Object({
    releases: Type.Array(Release),
    feed: Type.Object({
      /** Whether RULES_URL is set; otherwise newer rules come with the product, or as a file. */
      is_set: Type.Boolean(),
      asked_at: nullable(Moment),
      /** When it last answered with a release that could be verified. */
      heard_at: nullable(Moment),
      /** Why the last answer could not be used, as a sentence, and what it refers to; empty if it could. */
      fault: Type.String(),
      detail: Type.String(),
    }),
  }),
})

const RowChange = Type.Object({
  change: oneOf(['added', 'removed', 'changed']),
  name: Type.String(),
  /** In which respect; one that was added or removed is told whole. */
  facet: oneOf(FACETS),
  /** As a person reads it; empty where there was, or is, nothing. */
  before: Type.String(),
  after: Type.String(),
})

const TableChange = Type.Object({
  name: Type.String(),
  title: Type.String(),
  change: oneOf(['added', 'removed', 'changed']),
  /** The day of the copy, before and now. */
  before: nullable(Day),
  after: nullable(Day),
  /** How many codes have another rate, and of how many only one of the tables says one. */
  changed: Type.Integer(),
  added: Type.Integer(),
  removed: Type.Integer(),
  /** A few of them; empty where a table says nothing. */
  examples: Type.Array(Type.Object({ code: Type.String(), before: Type.String(), after: Type.String() })),
})

export const getRulesRelease = route('GET /staff/rules_releases/{id}', {
  who: READERS,
  summary: 'Get a release of the duty rules, with what it changes against the one that is applied',
  params: ById,
  shows: ['site'],
  reply: Type.Object({
    ...Release.properties,
    /** The version that it is compared with. */
    compared: Version,
    changes: Type.Array(
      Type.Object({
        /** The places of which this is true: those of a union change together. */
        places: Type.Array(Type.Object({ place: Type.String(), name: Type.String() })),
        change: oneOf(['added', 'removed', 'changed']),
        rows: Type.Array(RowChange),
        /** Rows that are as before, and were only checked again or found elsewhere. */
        checked_again: Type.Integer(),
        /** The tables of rates that these places use and that change. */
        tables: Type.Array(Type.String()),
      }),
    ),
    /** The tables of rates that change: thousands of lines, told by their number. */
    tables: Type.Array(TableChange),
  }),
  refusals: ['not_found'],
})

export const getRulesEffects = route('GET /staff/rules_releases/{id}/effects', {
  who: READERS,
  summary:
    'Calculate what a release of the duty rules would change for the last 50 packages to each country that it touches, and for packages that are quoted and not paid. Nothing is stored.',
  params: ById,
  shows: ['site', 'parcels'],
  reply: Type.Object({
    places: Type.Array(
      Type.Object({
        place: Type.String(),
        name: Type.String(),
        packages: Type.Integer(),
        /** Of these: how many cost as much, more, or less than by the rules in force. */
        same: Type.Integer(),
        more: Type.Integer(),
        less: Type.Integer(),
        /** Of which nobody could say any more what customs charge, or now could. */
        unknown: Type.Integer(),
        known: Type.Integer(),
        /** The median of what the packages that cost more or less would cost more; null if there are none. */
        median_fen: nullable(SignedFen),
        /** Packages that are quoted and not paid, and that would be quoted otherwise. */
        open_quotes: Type.Integer(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const uploadRulesRelease = route('POST /staff/rules_releases', {
  who: FINANCE,
  summary:
    'Load the file of a release of the duty rules. It is verified and staged, and applied after 24 hours unless held. Nothing is stored if anything in it is wrong.',
  query: Type.Object({
    /** Takes a release that is older than the one applied. */
    older_too: Type.Optional(Type.Boolean()),
  }),
  form: true,
  changes: ['site'],
  reply: Release,
  refusals: ['invalid_input', 'out_of_date', 'too_large'],
  bodyLimit: RULES_RELEASE_MAX_BYTES + 16_384,
  perMinute: 10,
})

const reason = Type.Object({ reason: filled(500) })

export const applyRulesRelease = route('POST /staff/rules_releases/{id}/apply', {
  who: FINANCE,
  summary: 'Apply a release of the duty rules at once. Estimates stored with packages do not change.',
  params: ById,
  body: reason,
  changes: ['site'],
  reply: Release,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const holdRulesRelease = route('POST /staff/rules_releases/{id}/hold', {
  who: FINANCE,
  summary: 'Keep a staged release of the duty rules from being applied by itself',
  params: ById,
  body: reason,
  changes: ['site'],
  reply: Release,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const rollBackRules = route('POST /staff/rules_releases/roll_back', {
  who: FINANCE,
  summary:
    'Go back to the duty rules that were applied before. Estimates stored with packages do not change.',
  body: Type.Object({
    reason: filled(500),
    /** The version that the page showed as applied; another one by now is refused. */
    applied: Version,
  }),
  changes: ['site'],
  reply: Release,
  refusals: ['out_of_date', 'transition_not_allowed'],
})
