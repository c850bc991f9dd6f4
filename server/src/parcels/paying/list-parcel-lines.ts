import { listParcelLines as route } from '@longhaul/contract/parcels/parcel-lines.ts'
import { isDutyKnown } from '@longhaul/domain/duty/landed-duty.ts'
import { whyNotChangeLine } from '@longhaul/domain/parcels/change-line.ts'
import { byTotal } from '@longhaul/domain/shipping/suggest-line.ts'
import { toDutyCard } from '../../customs/public.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { listServiceNames } from '../../shipping/public.ts'
import { toFeeRows } from '../pricing/fee-rows.ts'
import { type PackedOffer, priceLines } from '../pricing/packed-lines.ts'
import { findOwnParcel } from '../sql.ts'

export const listParcelLinesAction = readAction(route, listParcelLines)

/** What a package packed before payment would cost to the door by each line. Changes nothing. */
async function listParcelLines({ db, me, params, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const parcel = orNotFound(await findOwnParcel(db, me.id, params.id))
  refuseIf(whyNotChangeLine({ stage: parcel.stage, payWay: parcel.pay_way }))
  const services = await listServiceNames(db)
  const offers = await priceLines(db, parcel, { lang, now })
  return {
    lines: offers
      .toSorted((a, b) => byTotal(toTotal(a), toTotal(b)))
      .map((offer) => ({
        line_id: offer.lineId,
        name: offer.name,
        option: offer.option,
        current: offer.lineId === parcel.line_id,
        refusals: offer.refusals,
        fees: offer.bill ? toFeeRows(offer.bill, services, lang) : [],
        total_fen: offer.bill ? offer.totalFen : null,
        owed_fen: offer.bill ? offer.owedFen : null,
        min_days: offer.rate?.transitMinDays ?? 0,
        max_days: offer.rate?.transitMaxDays ?? 0,
        observed_days: offer.rate?.observedDays ?? '',
        tax_mode: offer.taxMode,
        duty: offer.duty && toDutyCard(offer.duty, offer.name, lang),
      })),
  }
}

/** What a line costs to the door; one that cannot carry the package follows all others. */
const toTotal = ({ totalFen, duty }: PackedOffer) => ({
  totalFen: duty ? totalFen + duty.fen.likely : Number.MAX_SAFE_INTEGER,
  isTotalKnown: duty !== null && isDutyKnown(duty),
})
