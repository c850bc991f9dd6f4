import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { weight } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { landedTotalText } from '@longhaul/text/storefront/goods/landed-total.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { DutyPart } from '../duty/DutyPart.tsx'
import { isKnown } from '../duty/duty.ts'
import { sumOfDuty } from '../duty/sum-of-duty.ts'
import { rangeOf } from './amounts.ts'
import type { LandedCostReply } from './use-landed-cost.ts'

type Row = LandedCostReply['rows'][number]

/** Every row of the calculation with its explanation, each linked to the page that documents it. */
export function LandedCostRows({ data }: { data: LandedCostReply }) {
  const { rows, total, free_grams: free, holds_in: holds, model_version: version } = data
  return (
    <section className="text-sm" aria-label={say.rows}>
      <h3 className="text-sm">{say.choices}</h3>
      <dl className="mt-1 grid gap-1">
        {rows.map((row) => (
          <div key={row.kind} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0">
              <Name row={row} />
              <span className="block text-ink-2">{row.how}</span>
            </dt>
            <dd className="num whitespace-nowrap">{rangeOf(row)}</dd>
          </div>
        ))}
        {total && (
          <div className="flex items-baseline justify-between gap-3 border-t border-line pt-1 font-semibold">
            <dt>{say.title}</dt>
            <dd className="num whitespace-nowrap">
              {data.duty && !isKnown(data.duty)
                ? landedTotalText.besidesDuty(rangeOf(total))
                : rangeOf(total)}
            </dd>
          </div>
        )}
      </dl>
      {data.duty && (
        <Folded
          title={dutySumText.title}
          detail={dutySumText.certainty[data.duty.certainty]}
          sum={sumOfDuty(data.duty)}
        >
          <DutyPart duty={data.duty} />
        </Folded>
      )}
      <p className="mt-1 text-xs text-ink-2">
        {sentences(
          free !== null && free >= WORTH_SAYING && say.free(weight(roughly(free, 'down'))),
          say.holds(holds, version),
          say.withoutFee,
        )}
      </p>
    </section>
  )
}

/** Less than a pair of socks. */
const WORTH_SAYING = 50

function Name({ row: { name, source } }: { row: Row }) {
  if (source === null) return name
  const label = say.source(name)
  return source.startsWith('/') ? (
    <Link to={source} aria-label={label}>
      {name}
    </Link>
  ) : (
    <a href={source} target="_blank" rel="noreferrer noopener" aria-label={label}>
      {name}
    </a>
  )
}
