import {
  type Announced,
  CERTAINTIES,
  type Certainty,
  type DutyAnswer,
  type DutyRow,
  NO_FIGURE,
  type Steps,
  type ZeroRow,
} from './answer.ts'
import { nearAllowances } from './allowances.ts'
import { type Levied, levy } from './charges.ts'
import { type Outcome, type WhyZero, begins, holdAll } from './conditions.ts'
import { type Charge, type Fact, type Place, type Regime, type Scenario, type Span, isOn } from './rule.ts'
import {
  type Consignment,
  NoRate,
  type Rates,
  type Shipment,
  compared,
  consign,
  exactValue,
} from './shipment.ts'
import { type EarlierCharge, toMinor } from './workings.ts'

/**
 * What customs of a place will charge for a shipment, by the rules of the days on which it may arrive. If the
 * rules change within them, the total spans both answers. An estimate: customs decide.
 */
export function assessDuty(place: Place, shipment: Shipment, rates: Rates): DutyAnswer {
  const { first, last } = shipment.arrives
  const answer = assessOn(place, shipment, rates, last)
  if (!changesWithin(place, first, last)) return answer
  const before = assessOn(place, shipment, rates, first)
  if (figureOf(before) === figureOf(answer)) return answer
  const total = {
    low: Math.min(before.total.low, answer.total.low),
    likely: Math.max(before.total.likely, answer.total.likely),
    high: Math.max(before.total.high, answer.total.high),
  }
  return { ...answer, total, certainty: worse(before, answer, total), onFirstDay: before }
}

/** Whether any rule begins or ends between two days, so that the answer may differ. */
const changesWithin = ({ regimes, needs, limits }: Place, first: string, last: string): boolean =>
  first !== last &&
  [...regimes, ...regimes.flatMap(({ charges }) => charges), ...needs, ...limits].some(
    ({ from, until }) =>
      (from !== null && first < from && from <= last) || (until !== null && first <= until && until < last),
  )

const figureOf = ({ regime, certainty, total, rows }: DutyAnswer): string =>
  JSON.stringify([regime, certainty, total, rows.map(({ charge, amount }) => [charge, amount])])

function worse(a: DutyAnswer, b: DutyAnswer, total: Span<number>): Certainty {
  const least: Certainty = total.low === total.high ? 'exact' : 'range'
  return CERTAINTIES[Math.max(...[a.certainty, b.certainty, least].map((word) => CERTAINTIES.indexOf(word)))]!
}

function assessOn(place: Place, shipment: Shipment, rates: Rates, day: string): DutyAnswer {
  const { currency, version } = place
  const notes = place.note === null ? [] : [place.note]
  const head = { ...NO_FIGURE, place: place.place, currency, version, notes }
  try {
    const consignment = consign(shipment, currency, rates)
    const applies = (rule: Regime | Place['needs'][number] | Place['limits'][number]): boolean =>
      isOn(rule, day) && rule.legal === 'in_force' && holdAll(rule.when, consignment).holds
    const demands = {
      needs: place.needs.filter(applies),
      limits: place.limits.filter(applies),
      allowances: nearAllowances(place, consignment, day),
    }
    const regime = place.regimes.find(applies)
    if (!regime) return { ...head, ...demands }
    const guessed = place.regimes
      .slice(0, place.regimes.indexOf(regime) + 1)
      .some((entry) => isOn(entry, day) && holdAll(entry.when, consignment).guessed)
    return {
      ...head,
      ...demands,
      ...chargesOf(regime, consignment, day, { guessed, statements: place.statements }),
      notes: [...notes, ...noteOf(regime)],
    }
  } catch (error) {
    if (error instanceof NoRate) return { ...head, missingRates: [error.currency] }
    throw error
  }
}

const noteOf = ({ note }: Regime): readonly NonNullable<Regime['note']>[] => (note === null ? [] : [note])

/** A charge with its test's outcome and what it comes to in each scenario. */
type Trial = { charge: Charge; outcome: Outcome; levied: Record<Scenario, Levied | null> }

function chargesOf(
  regime: Regime,
  consignment: Consignment,
  day: string,
  { guessed, statements }: Pick<Place, 'statements'> & { guessed: boolean },
): Partial<DutyAnswer> {
  // A scheme under which we do not collect is nothing to a shopper: no row, and no zero to explain.
  const isOurs = ({ scheme }: Charge): boolean =>
    scheme === null || consignment.shipment.stated.includes(scheme)
  const current = regime.charges.filter((charge) => isOn(charge, day) && isOurs(charge))
  const trials = current
    .filter(({ legal }) => legal === 'in_force' || legal === 'unconfirmed')
    .map((charge): Trial => ({
      charge,
      outcome: holdAll(charge.when, consignment),
      levied: { low: null, likely: null, high: null },
    }))
  for (const scenario of ['low', 'high'] as const) run(trials, scenario, consignment)
  // Between equal ends there is nothing to calculate.
  if (trials.every(({ levied: { low, high } }) => low?.total === high?.total))
    for (const { levied } of trials) levied.likely = levied.high
  else run(trials, 'likely', consignment)
  const rows: DutyRow[] = []
  const zeros: ZeroRow[] = current.flatMap((charge) =>
    charge.legal === 'suspended' || charge.legal === 'void' ? [zeroOf(charge, charge.legal)] : [],
  )
  for (const trial of trials) {
    const why = whyZero(trial)
    if (why === null) rows.push(rowOf(trial, consignment))
    else zeros.push({ ...zeroOf(trial.charge, why, trial.outcome), ...missingOf(trial, why, statements) })
  }
  const isGuess =
    guessed || trials.some(({ outcome, levied }) => outcome.guessed || levied.high?.guessed === true)
  return {
    regime: regime.id,
    until: regime.until,
    rows,
    zeros,
    announced: announcedOf(regime, day),
    fees: sumOf(rows.filter(({ kind }) => kind === 'fee')),
    ...totalOf(rows, regime, isGuess, consignment),
  }
}

/** Calculates each charge that applies, in order. What is unconfirmed counts only in the dearest scenario. */
function run(trials: readonly Trial[], scenario: Scenario, consignment: Consignment): void {
  const earlier = new Map<string, EarlierCharge>()
  for (const { charge, outcome, levied } of trials) {
    if (!outcome.holds || (charge.legal === 'unconfirmed' && scenario !== 'high')) continue
    const result = levy(charge, consignment, earlier, scenario)
    levied[scenario] = result
    const open = result.open || result.onOpen
    earlier.set(charge.id, { kind: charge.kind, name: charge.name, byLine: result.byLine, open })
  }
}

/** Why a charge is zero in every scenario, or null if it is not. */
function whyZero({ outcome, levied: { high } }: Trial): WhyZero | null {
  if (!outcome.holds) return outcome.why ?? 'goods'
  if (!high || high.open || high.total > 0n) return null
  if (!high.hasGoods) return 'goods'
  return high.tooSmall ? 'too_small' : 'zero_rate'
}

const factOf = ({ strength, source, checked }: Fact): Fact => ({ strength, source, checked })

const zeroOf = (charge: Charge, why: WhyZero, outcome?: Outcome): ZeroRow => ({
  charge: charge.id,
  kind: charge.kind,
  name: charge.name,
  why,
  limit: why === 'too_small' ? charge.notLeviedUpTo : (outcome?.limit ?? null),
  left: outcome?.left ?? null,
  ...factOf(charge),
})

/** The statement that would have to be true of the shipment, where a charge is zero because it is not. */
const missingOf = (
  { outcome: { statement } }: Trial,
  why: WhyZero,
  statements: Place['statements'],
): Pick<ZeroRow, 'statement'> =>
  why === 'statement' && statement !== undefined ? { statement: statements.get(statement) ?? null } : {}

function rowOf({ charge, levied }: Trial, consignment: Consignment): DutyRow {
  const amount = (scenario: Scenario): number => toMinor(levied[scenario]?.total ?? 0n)
  const { id, kind, name, legal, collects, at, note, scheme } = charge
  const payer = scheme === null ? charge.owes : 'sale'
  return {
    ...{ charge: id, kind, name, legal, collects, at, note, scheme },
    amount: { low: amount('low'), likely: amount('likely'), high: amount('high') },
    open: levied.high?.open ?? false,
    onOpen: levied.high?.onOpen ?? false,
    ...stepsOf(levied.likely ?? levied.high),
    ...(levied.low?.total === levied.high?.total
      ? {}
      : { ends: { low: stepsOf(levied.low), high: stepsOf(levied.high) } }),
    ...adjustedOf(charge),
    paidBy: isCovered(charge, consignment) ? 'line' : payer,
    ...factOf(charge),
  }
}

/** What is done to the result of a charge, if anything. */
function adjustedOf({ minus, atMost, round, notLeviedUpTo }: Charge): Pick<DutyRow, 'adjusted'> {
  const adjusted = { minus, atMost, round, notLeviedUpTo }
  return Object.values(adjusted).every((entry) => entry === null) ? {} : { adjusted }
}

/** Of a scenario in which a charge is not due there are none. */
const stepsOf = (levied: Levied | null): Steps => ({
  workings: levied?.workings ?? [],
  least: levied?.least ?? [],
})

/** Whether the line's price contains a charge: it may promise so up to a value, and not for all goods. */
function isCovered({ kind }: Charge, { shipment, rates }: Consignment): boolean {
  const { line, goods, currency } = shipment
  if (line === null || !line.covers.includes(kind)) return false
  if (goods.some(({ code }) => begins(code, line.excludes))) return false
  if (line.maxGoods === null) return true
  const [value, limit] = compared(exactValue(shipment, ['goods']), currency, line.maxGoods, rates)
  return value <= limit
}

const sumOf = (rows: readonly DutyRow[]): Span<number> => {
  const sum = (scenario: Scenario): number => rows.reduce((all, { amount }) => all + amount[scenario], 0)
  return { low: sum('low'), likely: sum('likely'), high: sum('high') }
}

/** What the recipient still has to pay, and how certain it is. What others pay need not be known. */
function totalOf(
  rows: readonly DutyRow[],
  regime: Fact,
  guessed: boolean,
  { shipment, currency }: Consignment,
): { total: Span<number>; certainty: Certainty } {
  const state = rows.filter(({ kind }) => kind !== 'fee')
  const due = state.filter(({ paidBy }) => paidBy === 'recipient')
  const total = sumOf(due)
  if (due.length === 0 && state.some(({ paidBy }) => paidBy === 'line')) return { total, certainty: 'exact' }
  const isOpen = due.some(({ open }) => open)
  const isFirm = [regime, ...due].every(({ strength }) => strength === 'official' || strength === 'reported')
  const isConverted = shipment.currency !== currency && total.high > 0
  if (isOpen) return { total, certainty: total.high === 0 ? 'unknown' : 'partly' }
  if (total.low < total.high) return { total, certainty: 'range' }
  return { total, certainty: guessed || !isFirm || isConverted ? 'estimate' : 'exact' }
}

const announcedOf = ({ charges }: Regime, day: string): Announced[] =>
  charges
    .filter(
      (charge) => charge.legal === 'announced' || (charge.legal === 'in_force' && (charge.from ?? '') > day),
    )
    .map(({ id, name, legal, from, ...fact }) => ({ charge: id, name, legal, from, ...factOf(fact) }))
