import { dutySumText as text } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DutyPart } from '../shared/duty/DutyPart.tsx'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import type { Confirm } from './use-confirm.ts'

/** What customs will probably charge on arrival, with every reason; never part of what we charge. */
export function TaxSection({ confirm: { line, updating } }: { confirm: Pick<Confirm, 'line' | 'updating'> }) {
  const duty = line?.duty
  return (
    <Folded title={text.title} detail={duty && text.certainty[duty.certainty]} sum={duty && sumOfDuty(duty)}>
      <section className="max-w-text pb-5" aria-label={text.title} aria-busy={updating}>
        {duty ? <DutyPart duty={duty} /> : <Skeleton kind="lines" count={3} />}
      </section>
    </Folded>
  )
}
