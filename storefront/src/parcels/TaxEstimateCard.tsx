import { date } from '@longhaul/text/format.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { taxEstimateText as text } from '@longhaul/text/storefront/parcels/tax-estimate.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { DutyPart } from '../shared/duty/DutyPart.tsx'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import type { ParcelPage } from './parcel.ts'

/** The customs estimate of the day the package was confirmed, kept unchanged with its date. */
export function TaxEstimateCard({ parcel }: { parcel: ParcelPage }) {
  const duty = parcel.tax_estimate
  if (!duty) return null
  return (
    <Folded title={dutySumText.title} detail={text.tag} sum={sumOfDuty(duty)}>
      <section className="grid max-w-text grid-cols-1 gap-4 pb-5" aria-label={dutySumText.title}>
        <p className="text-sm text-ink-2">{text.lead(parcel.country_name, date(duty.day))}</p>
        <DutyPart duty={duty} />
      </section>
    </Folded>
  )
}
