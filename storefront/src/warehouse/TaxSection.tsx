import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { type ImportRule, type TaxMode, isPaidByLine } from '@longhaul/domain/customs/import-rule.ts'
import { type TaxEstimate, type TaxRow, dueFen } from '@longhaul/domain/customs/import-tax.ts'
import { date, money, moneyWithCode, percent } from '@longhaul/text/format.ts'
import { customsText as text } from '@longhaul/text/storefront/parcels/customs.ts'
import { methodsText } from '@longhaul/text/storefront/warehouse/methods.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { type Rules, ratesOf, taxesOf, useRules } from './use-taxes.ts'
import type { LineQuote, Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/** What customs will probably charge on arrival, with every reason; never part of what we charge. */
export function TaxSection({
  goods,
  confirm,
  country,
}: {
  goods: Preview
  confirm: Pick<Confirm, 'form' | 'line'>
  country: string
}) {
  const rules = useRules(country)
  const { line, form } = confirm
  const estimate = rules.data && line && taxesOf(rules.data, goods, form.values, line)
  return (
    <Folded
      title={text.title}
      detail={line && methodsText.tax[line.tax_mode ?? 'ddu']}
      sum={
        line?.tax_mode === 'ddp'
          ? text.included
          : estimate &&
            estimate.known !== 'no' &&
            text.about(money(atTheDoorFen(estimate, line.tax_mode ?? 'ddu')))
      }
    >
      <section className="max-w-text pb-5" aria-label={text.title}>
        <Loaded of={rules} skeleton={<Skeleton kind="lines" count={3} />}>
          {(known) =>
            line && estimate ? (
              <Taxes rules={known} line={line} estimate={estimate} />
            ) : (
              <Skeleton kind="lines" count={3} />
            )
          }
        </Loaded>
      </section>
    </Folded>
  )
}

/** The amount left to pay on arrival, without what the line pays. */
const atTheDoorFen = (estimate: TaxEstimate, mode: TaxMode): number =>
  estimate.rows.reduce((sum, row) => sum + (isPaidByLine(row.rule, mode) ? 0 : (row.feeFen ?? 0)), 0)

function Taxes({ rules, line, estimate }: { rules: Rules; line: LineQuote; estimate: TaxEstimate }) {
  const mode: TaxMode = line.tax_mode ?? 'ddu'
  if (estimate.known === 'no')
    return (
      <div className="grid gap-4">
        {mode === 'ddp' ? (
          <Note tone="ok">{text.includedText}</Note>
        ) : (
          <Note tone="warn" title={text.unknownTitle(rules.country_name)}>
            {text.unknown}
          </Note>
        )}
        <RuleNotes rules={estimate.notes} />
      </div>
    )
  const doorFen = atTheDoorFen(estimate, mode)
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{text.lead(rules.country_name, date(rules.day))}</p>
      {estimate.rows.length > 0 && (
        <ul className="grid gap-3">
          {estimate.rows.map((row) => (
            <Due key={`${row.rule.kind}${row.rule.note}`} row={row} included={isPaidByLine(row.rule, mode)} />
          ))}
        </ul>
      )}
      <p className="tear num flex items-baseline justify-between gap-4 pt-3">
        <span>
          <b className="font-semibold">{text.total}</b>
          {estimate.known === 'partly' && mode !== 'ddp' && (
            <span className="block text-sm text-ink-2">{text.partly}</span>
          )}
        </span>
        <b className="text-lg font-semibold">{moneyWithCode(doorFen)}</b>
      </p>
      <Note tone={mode === 'ddp' ? 'ok' : 'info'}>
        {mode === 'ddp'
          ? text.includedText
          : mode === 'ioss'
            ? text.includedTax
            : estimate.rows.length === 0
              ? text.nothing
              : text.notOurs}
      </Note>
      <Basis rules={rules} estimate={estimate} />
    </div>
  )
}

/** One row: its name, its calculation, its amount. */
function Due({ row, included }: { row: TaxRow; included: boolean }) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        {text.kinds[row.rule.kind]}
        <span className="block text-sm text-ink-2">{reasonOf(row)}</span>
      </span>
      <span className="num flex-none text-end">
        {row.feeFen === null ? (
          <span className="text-ink-2">{text.depends}</span>
        ) : included ? (
          <>
            <s className="text-ink-2">{money(row.feeFen)}</s> {text.included}
          </>
        ) : (
          money(row.feeFen)
        )}
      </span>
    </li>
  )
}

function reasonOf({ rule, baseFen, count }: TaxRow): string {
  if (rule.ratePerMille !== null)
    return (rule.kind === 'vat' ? text.ofAll : text.of)(percent(rule.ratePerMille), money(baseFen))
  if (rule.amountMinor === null) return rule.note
  const each = moneyWithCode(rule.amountMinor, rule.currency)
  if (rule.per === 'parcel') return text.perParcel(each)
  return text.times(each, count, rule.per === 'hs_code' ? text.codes(count) : text.lines(count))
}

/** What is not due and why, what else to know, and the source of each figure. */
function Basis({ rules, estimate }: { rules: Rules; estimate: TaxEstimate }) {
  const rates = ratesOf(rules)
  const used = [...estimate.rows.map((row) => row.rule), ...estimate.spared, ...estimate.notes]
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{text.basis}</summary>
      <div className="grid gap-3 pt-1 text-ink-2">
        {estimate.spared.length > 0 && (
          <div>
            <p className="font-medium text-ink">{text.spared}</p>
            <ul>
              {estimate.spared.map((rule) => (
                <li key={rule.note}>{sparedText(rule, rates)}</li>
              ))}
            </ul>
          </div>
        )}
        <RuleNotes rules={used} />
        {rules.rates.length > 0 && (
          <p className="num">
            {text.rates(
              rules.rates
                .map((rate) =>
                  text.rate(rate.currency, (rate.rate_nanos / 1e9).toFixed(4), date(rate.quoted_on)),
                )
                .join(', '),
            )}
          </p>
        )}
      </div>
    </details>
  )
}

function sparedText(rule: ImportRule, rates: ReadonlyMap<string, number>): string {
  const minor = rule.aboveMinor ?? rule.withinMinor ?? 0
  const say = rule.aboveMinor === null ? text.sparedWithin : text.sparedAbove
  const yuan = money(dueFen(minor, rule.currency, rates.get(rule.currency) ?? 0))
  return say(text.kinds[rule.kind], moneyWithCode(minor, rule.currency), yuan)
}

function RuleNotes({ rules }: { rules: readonly ImportRule[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {rules.map((rule) => (
        <li key={`${rule.place}${rule.kind}${rule.note}`}>
          {rule.note}
          <span className="block text-xs text-ink-3">
            {[
              rule.validFrom && text.from(date(rule.validFrom)),
              rule.validUntil && text.until(date(rule.validUntil)),
              text.source(rule.source),
              rule.basis === 'trade' && text.unchecked,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
