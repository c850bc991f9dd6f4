import { chargedFor } from '@longhaul/domain/shipping/suggest-line.ts'
import { money, percent, weight } from '@longhaul/text/format.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { WeightMeter } from '@longhaul/ui/weight-meter/WeightMeter.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { toOffer } from './lines-on-offer.ts'
import type { LineQuote, Preview } from './preview.ts'

/**
 * Every row of a line's price with its calculation, and the total: the same in the builder and at confirm
 * info.
 */
export function LineBill({ line, basis }: { line: LineQuote; basis?: FeeBasis | undefined }) {
  const { builder } = warehouseText
  const approx = useConverted()
  return (
    <Receipt
      rows={line.fees.map((fee) => ({
        label: fee.name,
        fen: Math.abs(fee.fee_fen),
        off: fee.fee_fen < 0,
        note: feeNote(fee, line, basis),
      }))}
      total={{ label: builder.total, fen: line.total_fen ?? 0 }}
      approx={approx.payment(line.total_fen ?? 0)}
    />
  )
}

type Fee = LineQuote['fees'][number]

/** The figures that the rows other than the freight are calculated from. */
type FeeBasis = {
  services: Preview['services']
  itemCount: number
  insuredFen: number
  insurancePerMille: number
}

/** The calculation of a row of a bill, so that anyone can check it. */
function feeNote(fee: Fee, line: LineQuote, basis: FeeBasis | undefined): string | undefined {
  if (fee.kind === 'first') return warehouseText.builder.firstWeight(weight(line.first_grams))
  if (fee.kind === 'steps' && line.steps)
    return payWayText.steps(line.steps, weight(line.step_grams), money(fee.fee_fen / line.steps))
  const each = basis?.services.find((service) => service.name === fee.name)?.each_fen
  if (fee.kind === 'service' && basis && each !== undefined)
    return payWayText.each(basis.itemCount, money(each))
  if (fee.kind === 'insurance' && basis && basis.insuredFen > 0)
    return payWayText.share(percent(basis.insurancePerMille), money(basis.insuredFen))
  const notes: Readonly<Record<string, string>> = warehouseText.feeNotes
  return notes[fee.kind]
}

/** The weight-step meter of a line; or why it bills a weight other than the measured one. */
export function LineWeight({ line, estimatedGrams }: { line: LineQuote; estimatedGrams: number }) {
  const { builder } = warehouseText
  const tariff = tariffOf(line)
  const by = chargedFor(toOffer(line), estimatedGrams)
  if (by === 'weight') return tariff && <WeightMeter grams={estimatedGrams} {...tariff} />
  const say = by === 'size' ? builder.billedBySize : builder.billedByMinimum
  return (
    <Note tone={by === 'size' ? 'warn' : 'info'}>
      {say(weight(line.billed_grams ?? 0), weight(estimatedGrams))}
    </Note>
  )
}

/** The line's tariff, derived from its bill: the price of the first weight and of each further step. */
function tariffOf(line: LineQuote) {
  const firstFen = line.fees.find((fee) => fee.kind === 'first')?.fee_fen
  const stepsFen = line.fees.find((fee) => fee.kind === 'steps')?.fee_fen
  const stepFen = line.steps && stepsFen ? stepsFen / line.steps : line.next_step_fen
  if (firstFen === undefined || stepFen === null) return null
  return { firstGrams: line.first_grams, firstFen, stepGrams: line.step_grams, stepFen }
}
