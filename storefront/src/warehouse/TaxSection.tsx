import { dutySumText as text } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Allowances } from '../shared/duty/Allowances.tsx'
import { DutyPart } from '../shared/duty/DutyPart.tsx'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import type { Confirm } from './use-confirm.ts'

/** What customs will probably charge on arrival, with every reason; never part of what we charge. */
export function TaxSection({ confirm: { line, updating } }: { confirm: Pick<Confirm, 'line' | 'updating'> }) {
  const duty = line?.duty
  return (
    <>
      {duty && duty.allowances.length > 0 && (
        <div className="grid gap-3 pt-3">
          <Allowances duty={duty} />
        </div>
      )}
      <Folded
        title={text.title}
        detail={duty && text.certainty[duty.certainty]}
        sum={duty && sumOfDuty(duty)}
      >
        <section className="max-w-text pb-5" aria-label={text.title} aria-busy={updating}>
          {duty ? <DutyPart duty={{ ...duty, allowances: [] }} /> : <Skeleton kind="lines" count={3} />}
        </section>
      </Folded>
    </>
  )
}
