import { getRulesEffects as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { type LandedDuty, isDutyKnown } from '@longhaul/domain/duty/landed-duty.ts'
import type { Excluded } from '@longhaul/domain/duty/duty-excludes.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { isOfState } from '@longhaul/domain/parcels/bill.ts'
import { formatter } from '@longhaul/text/format.ts'
import { compareRules } from '../../customs/public.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { nameExcludes, termsOf } from '../../shipping/public.ts'
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
  const parcels = await listQuotedParcels(db, countries, NEWEST)
  const named = await nameExcludes(
    db,
    parcels.map((parcel) => parcel.duty_excludes),
  )
  for (const parcel of parcels) {
    const { country, province, postcode } = parcel.address
    const pair = await pairFor({ country, province, postcode })
    if (!pair) continue
    const [before, after] = [pair.before, pair.after].map((rules) => dutyBy(rules, parcel, named))
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

/** What a shopper is told: the duty on arrival, and with it what of duty and tax is on the bill. */
type Told = Pick<LandedDuty, 'certainty'> & { likelyFen: Fen }

function dutyBy(
  rules: Parameters<typeof taxedOn>[0],
  parcel: QuotedParcel,
  named: (entry: string) => Excluded,
): Told {
  const { option, tax_mode: taxMode, rate, country, actual_grams } = parcel
  const { bill, duty } = taxedOn(
    rules,
    parcel.declaration.map(toDutyGoods),
    {
      ...{ option, taxMode, rate, bill: parcel.actual_fees ?? parcel.estimated_fees },
      ...termsOf(parcel, country, named),
    },
    actual_grams,
  )
  const taxFen = sumFen(bill.filter(isOfState).map(({ feeFen }) => feeFen))
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
