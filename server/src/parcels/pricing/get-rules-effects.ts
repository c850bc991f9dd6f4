import { getRulesEffects as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { type LandedDuty, isDutyKnown } from '@longhaul/domain/duty/landed-duty.ts'
import { excludesOf } from '@longhaul/domain/duty/duty-excludes.ts'
import { paidUpTo } from '@longhaul/domain/duty/paid-up-to.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { taxesOn } from '@longhaul/domain/parcels/bill.ts'
import { formatter } from '@longhaul/text/format.ts'
import { compareRules } from '../../customs/public.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { toDutyGoods } from '../combining/declaration.ts'
import { taxedOn } from './duty-estimate.ts'
import { type QuotedParcel, listQuotedParcels } from './sql-quoted.ts'

export const getRulesEffectsAction = readAction(route, getRulesEffects)

/** The packages of each country that are calculated. */
const NEWEST = 50

/** Calculates packages by the rules in force and by those of a release, with the one rule for duty. */
async function getRulesEffects({ db, params, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const { changed, countries, pairFor } = await compareRules(db, params.id, now)
  const effects = new Map<string, Effect[]>()
  for (const parcel of await listQuotedParcels(db, countries, NEWEST)) {
    const { country, province, postcode } = parcel.address
    const pair = await pairFor({ country, province, postcode })
    if (!pair) continue
    const [before, after] = [pair.before, pair.after].map((rules) => dutyBy(rules, parcel))
    const known = effects.get(pair.place) ?? []
    if (before && after) known.push({ before, after, isNewest: parcel.is_newest, isOpen: parcel.is_open })
    effects.set(pair.place, known)
  }
  return {
    places: [...effects]
      .map(([place, found]) => ({
        place,
        name: changed.get(place)?.[lang] ?? formatter(lang).country(place),
        ...summaryOf(found),
      }))
      .toSorted((one, other) => other.packages - one.packages),
  }
}

type Effect = { before: Told; after: Told; isNewest: boolean; isOpen: boolean }

/** What a shopper is told: the duty on arrival, and with it the tax that we collect. */
type Told = Pick<LandedDuty, 'certainty'> & { likelyFen: Fen }

function dutyBy(rules: Parameters<typeof taxedOn>[0], parcel: QuotedParcel): Told {
  const { option, tax_mode: taxMode, rate, country, duty_paid_up_to, actual_grams } = parcel
  const { bill, duty } = taxedOn(
    rules,
    parcel.declaration.map(toDutyGoods),
    {
      ...{ option, taxMode, rate, bill: parcel.actual_fees ?? parcel.estimated_fees },
      paidUpTo: paidUpTo(duty_paid_up_to, country),
      excludes: excludesOf(parcel.duty_excludes),
    },
    actual_grams,
  )
  const taxFen = sumFen(taxesOn(bill).map(({ feeFen }) => feeFen))
  return { certainty: duty.certainty, likelyFen: duty.fen.likely + taxFen }
}

type Summary = Omit<ReplyOf<typeof route>['places'][number], 'place' | 'name'>

function summaryOf(effects: readonly Effect[]): Summary {
  const newest = effects.filter(({ isNewest }) => isNewest)
  const both = newest.filter(({ before, after }) => isDutyKnown(before) && isDutyKnown(after))
  const changes = both.map(moreFen).filter((fen) => fen !== 0)
  const count = (holds: (effect: Effect) => boolean): number => newest.filter(holds).length
  return {
    packages: newest.length,
    more: changes.filter((fen) => fen > 0).length,
    less: changes.filter((fen) => fen < 0).length,
    unknown: count(({ before, after }) => isDutyKnown(before) && !isDutyKnown(after)),
    known: count(({ before, after }) => !isDutyKnown(before) && isDutyKnown(after)),
    same: count((effect) => !isOther(effect)),
    median_fen: changes.toSorted((one, other) => one - other)[Math.floor(changes.length / 2)] ?? null,
    open_quotes: effects.filter((effect) => effect.isOpen && isOther(effect)).length,
  }
}

const moreFen = ({ before, after }: Effect): number => after.likelyFen - before.likelyFen

/** Whether a shopper would be told something else; of what nobody knows, amounts do not count. */
const isOther = (effect: Effect): boolean =>
  isDutyKnown(effect.before) !== isDutyKnown(effect.after) ||
  (isDutyKnown(effect.after) && moreFen(effect) !== 0)
