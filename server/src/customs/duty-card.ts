import type { DutyCard } from '@longhaul/contract/parcels/duty.ts'
import type { Allowance } from '@longhaul/domain/duty/allowances.ts'
import type { ZeroRow } from '@longhaul/domain/duty/answer.ts'
import { demandedDigits } from '@longhaul/domain/duty/customs-checks.ts'
import { markupOn } from '@longhaul/domain/duty/duty-markup.ts'
import type { ShownDuty } from '@longhaul/domain/duty/landed-duty.ts'
import type { LandedDutyRow } from '@longhaul/domain/duty/landed-rows.ts'
import type { Span } from '@longhaul/domain/duty/rule.ts'
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Static } from 'typebox'
import { howOf, localOf, percentOf } from './duty-arithmetic.ts'

type Card = Static<typeof DutyCard>

/**
 * What a line leaves to pay on arrival, in wire format: every figure with its arithmetic, every zero with its
 * reason.
 */
export function toDutyCard(duty: ShownDuty, lineName: string, lang: Lang): Card {
  const say = dutyIn(lang)
  const { date, moneyWithCode } = formatter(lang)
  const words = (texts: Texts): string => texts[lang] ?? texts[FIRST_LANG]
  const nameOf = (what: string | Texts): string =>
    typeof what === 'string' ? say.numbers(what) : words(what)
  const { beyond, excluded = [], missingRates, currency } = duty
  const toRow = (row: LandedDutyRow): Card['rows'][number] => ({
    kind: row.kind,
    name: words(row.name),
    how: howOf(row, currency, lang),
    local: currency === 'CNY' ? '' : localOf(row, currency, lang),
    ...spanOf(row.fen),
    is_open: row.open,
    paid_by: row.paidBy,
    at: row.at,
    note: row.note === null ? '' : words(row.note),
    source: row.source,
    strength: row.strength,
    checked: row.checked,
  })
  return {
    day: duty.day,
    version: duty.version,
    certainty: duty.certainty,
    line_pays: duty.linePays,
    ...spanOf(duty.fen),
    rows: [...duty.rows.map(toRow), ...markupRow(duty, lang)],
    zeros: duty.zeros.map((zero) => ({ name: words(zero.name), why: whyOf(zero, lang) })),
    announced: duty.announced.map(({ name, from }) => ({
      name: words(name),
      when: from === null ? say.noDay : (from > duty.day ? say.from : say.unproven)(date(from)),
    })),
    needs: duty.needs.map(({ name }) => ({ name: words(name) })),
    code_digits: demandedDigits(duty.needs),
    limits: duty.limits.map(({ name, effect }) => ({ name: words(name), effect })),
    exchange: exchangeOf(duty, lang),
    notes: [
      ...(beyond === null ? [] : [say.beyond(lineName, moneyWithCode(beyond.minor, beyond.currency))]),
      ...(excluded.length > 0 ? [say.excluded(lineName, excluded.map(nameOf))] : []),
      ...(missingRates.length > 0 ? [say.noRate(missingRates.join(' '))] : []),
      ...duty.notes.map(words),
    ],
    allowances: (duty.allowances ?? []).map((allowance) => ({
      says: allowanceOf(allowance, lang),
      is_over: allowance.isOver,
    })),
  }
}

/** The exchange rates of the amounts, as many digits as we hold; empty where everything is in yuan. */
function exchangeOf({ exchange = {} }: ShownDuty, lang: Lang): string {
  const rates = Object.entries(exchange).map(([currency, nanos]) => `1 ${currency} = ${nanos / 1e9} CNY`)
  return rates.length === 0 ? '' : dutyIn(lang).exchange(rates)
}

/** What the carrier adds to the duty and tax that it pays in advance; nothing where it adds nothing. */
function markupRow({ advanced, day }: ShownDuty, lang: Lang): Card['rows'] {
  const addedFen = advanced ? markupOn(advanced.paidFen, advanced) : 0
  if (!advanced || addedFen === 0) return []
  const say = dutyIn(lang)
  const { money } = formatter(lang)
  const { paidFen, ratePpm, leastFen = 0, handlingFen } = advanced
  return [
    {
      kind: 'fee',
      name: say.advance,
      how: say.advanced(
        money(paidFen),
        ratePpm > 0 ? percentOf(ratePpm) : '',
        handlingFen > 0 ? money(handlingFen) : '',
        leastFen > 0 ? money(leastFen) : '',
      ),
      local: '',
      ...spanOf({ low: addedFen, likely: addedFen, high: addedFen }),
      is_open: false,
      paid_by: 'sale',
      at: 'dispatch',
      note: '',
      source: say.rateCard,
      strength: 'official',
      checked: day,
    },
  ]
}

function allowanceOf(allowance: Allowance, lang: Lang): string {
  const { parcels, value } = dutyIn(lang).allowance
  const { moneyWithCode } = formatter(lang)
  const { window } = allowance
  if ('parcels' in allowance) return parcels(allowance.parcels.count, allowance.parcels.most, window)
  const { sum, most } = allowance.value
  return value(moneyWithCode(sum.minor, sum.currency), moneyWithCode(most.minor, most.currency), window)
}

const spanOf = ({ low, likely, high }: Span<Fen>) => ({ low_fen: low, likely_fen: likely, high_fen: high })

function whyOf({ why, limit, statement = null }: ZeroRow, lang: Lang): string {
  const { moneyWithCode } = formatter(lang)
  if (statement !== null) return dutyIn(lang).onlyIf(statement[lang] ?? statement[FIRST_LANG])
  return dutyIn(lang).zeros[why](limit === null ? '' : moneyWithCode(limit.minor, limit.currency))
}
