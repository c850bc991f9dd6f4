/** What a rule asks for: a tax on the value, duty, so much for each kind of goods, a fee; or only something to know; or that we do not know. */
export const IMPORT_RULE_KINDS = ['duty', 'flat_duty', 'vat', 'fee', 'free', 'note', 'unknown'] as const
export type ImportRuleKind = (typeof IMPORT_RULE_KINDS)[number]

/** One dated rule about what customs of a country ask for, with a note in one language unless `Note` says otherwise. Amounts are in minor units of `currency`, days are the country's own. */
export type ImportRule<Note = string> = {
  /** A country's code, or `EU` for all of its members. */
  readonly place: string
  /** The first and the last day; null where no end (no beginning) is known. */
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly kind: ImportRuleKind
  readonly currency: string
  /** Applies only to goods worth more than this; null: to all. */
  readonly aboveMinor: number | null
  /** Applies only to goods worth at most this; null: to all. */
  readonly withinMinor: number | null
  /** A share of the value; null together with `amountMinor`: it depends on the goods. */
  readonly ratePerMille: number | null
  readonly amountMinor: number | null
  readonly per: 'parcel' | 'hs_code' | 'line'
  /** `sourced`: read in a source that is named. `trade`: general knowledge of the trade, to be checked. */
  readonly basis: 'sourced' | 'trade'
  readonly note: Note
  readonly source: string
}

/** The rules of a country on a day (`2026-11-21`): its own and, for a member, those of the European Union. */
export const rulesInForce = <Rule extends Pick<ImportRule, 'validFrom' | 'validUntil'>>(
  rules: readonly Rule[],
  day: string,
): Rule[] =>
  rules.filter(
    ({ validFrom, validUntil }) =>
      (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil),
  )

/** Who pays customs: the recipient at the door; the line, out of its price; or the line the value added tax alone, by the Union's one-stop shop. */
export const TAX_MODES = ['ddu', 'ddp', 'ioss'] as const
export type TaxMode = (typeof TAX_MODES)[number]

/** Whether a line's price covers what a rule asks for. */
export const isPaidByLine = (rule: Pick<ImportRule, 'kind'>, mode: TaxMode): boolean =>
  mode === 'ddp' || (mode === 'ioss' && rule.kind === 'vat')
