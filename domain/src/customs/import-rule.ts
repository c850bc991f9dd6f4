/**
 * What a rule imposes: duty, a flat duty for each kind of goods, a tax on the value, a fee, or nothing; or it
 * is only a note; or we do not know.
 */
export const IMPORT_RULE_KINDS = ['duty', 'flat_duty', 'vat', 'fee', 'free', 'note', 'unknown'] as const
export type ImportRuleKind = (typeof IMPORT_RULE_KINDS)[number]

/**
 * One dated rule about what customs of a country charge, with a note in one language unless `Note` says
 * otherwise. Amounts are in minor units of `currency`, days are in the country's own time.
 */
export type ImportRule<Note = string> = {
  /** A country's code, or `EU` for all of its members. */
  readonly place: string
  /** The first and the last day; null where it is unknown or there is none. */
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly kind: ImportRuleKind
  readonly currency: string
  /** Applies only to goods worth more than this; null: to all. */
  readonly aboveMinor: number | null
  /** Applies only to goods worth at most this; null: to all. */
  readonly withinMinor: number | null
  /** A share of the value; if this and `amountMinor` are both null, the charge depends on the goods. */
  readonly ratePerMille: number | null
  readonly amountMinor: number | null
  readonly per: 'parcel' | 'hs_code' | 'line'
  /** `sourced`: taken from the named source. `trade`: general trade knowledge, still to be verified. */
  readonly basis: 'sourced' | 'trade'
  readonly note: Note
  readonly source: string
}

/** The rules that are in force on a day (`2026-11-21`) or later: a package arrives after today. */
export const rulesFrom = <Rule extends Pick<ImportRule, 'validUntil'>>(
  rules: readonly Rule[],
  day: string,
): Rule[] => rules.filter(({ validUntil }) => validUntil === null || day <= validUntil)

/**
 * Who pays customs: the recipient on delivery; the line, included in its price; or the line for VAT alone,
 * through the EU's import one-stop shop.
 */
export const TAX_MODES = ['ddu', 'ddp', 'ioss'] as const
export type TaxMode = (typeof TAX_MODES)[number]

/** Whether a line's price covers what a rule charges. */
export const isPaidByLine = (rule: Pick<ImportRule, 'kind'>, mode: TaxMode): boolean =>
  mode === 'ddp' || (mode === 'ioss' && rule.kind === 'vat')
