import { listParcelLines } from '@longhaul/contract/parcels/parcel-lines.ts'
import { whyNotChangeLine } from '@longhaul/domain/parcels/change-line.ts'
import { action } from '../../platform/http/action.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { listServiceNames } from '../../shipping/public.ts'
import { toFeeRows } from '../pricing/fee-rows.ts'
import { priceLines } from '../pricing/packed-lines.ts'
import { findOwnParcel } from '../sql.ts'

/** What a package that was packed on trial would cost by each line. Nothing is changed. */
export const listParcelLinesAction = action(listParcelLines, async ({ tx, me, params, lang }) => {
  const parcel = found(await findOwnParcel(tx, me.id, params.id))
  refuseIf(whyNotChangeLine({ stage: parcel.stage, payWay: parcel.pay_way }))
  const services = await listServiceNames(tx)
  const offers = await priceLines(tx, parcel, lang)
  return {
    lines: offers.map((offer) => ({
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
    })),
  }
})
