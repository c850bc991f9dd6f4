import { money, percent, weight } from '@longhaul/text/format.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import type { LineQuote, Preview } from './preview.ts'

type Fee = LineQuote['fees'][number]

/** The figures that the rows other than the freight are calculated from. */
export type FeeBasis = {
  services: Preview['services']
  itemCount: number
  insuredFen: number
  insurancePerMille: number
}

/** The calculation of a row of a bill, so that anyone can check it. */
export function feeNote(fee: Fee, line: LineQuote, basis: FeeBasis | undefined): string | undefined {
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
