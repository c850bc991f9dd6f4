import type { Reply } from '@longhaul/contract/routes.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { estimateText } from '@longhaul/text/storefront/estimate/estimate.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { type Duty, isKnown } from '../shared/duty/duty.ts'
import { DutyPart } from '../shared/duty/DutyPart.tsx'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import { useConverted } from '../shared/use-converted.ts'

const words = estimateText

type Line = Reply<'POST /shipping/estimate'>['lines'][number]

/**
 * One line with its days and every row of its price; or greyed out, with every reason why it cannot carry the
 * package.
 */
export function EstimatedLine({
  line,
  grams,
  cheapest,
  fastest,
}: {
  line: Line
  grams: number
  cheapest: boolean
  fastest: boolean
}) {
  const approx = useConverted()
  const open = line.total_fen !== null
  return (
    <Card as="li">
      <div className="grid gap-3 sm:grid-cols-[1fr_300px]">
        <div className={open ? '' : 'text-ink-3'}>
          <h3 className="flex flex-wrap items-center gap-2 text-md">
            {words.options[line.option]}
            {cheapest && <Tag tone="ok">{line.duty ? words.cheapest : words.cheapestShipping}</Tag>}
            {fastest && !cheapest && <Tag tone="info">{words.fastest}</Tag>}
            {!open && <Tag>{words.closed}</Tag>}
          </h3>
          <p className="text-sm text-ink-2">{line.name}</p>
          {open && (
            <>
              <p className="mt-2 text-sm">
                {words.days(line.min_days, line.max_days)}
                {line.observed_days && ` · ${words.observed(line.observed_days.replace('-', '–'))}`}
              </p>
              <p className="mt-1 text-sm text-ink-2">{aboutWeight(line, grams)}</p>
            </>
          )}
          {!open && (
            <ul className="mt-2 text-sm text-ink-2">
              {line.refusals.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
        {line.total_fen !== null && (
          <Receipt
            rows={line.fees.map((fee) => ({
              label: fee.name,
              fen: fee.fee_fen,
              note: noteOf(fee.kind, line),
            }))}
            total={{ label: words.total, fen: line.total_fen }}
            approx={approx.payment(line.total_fen)}
          />
        )}
      </div>
      {line.total_fen !== null && line.duty && <ToDoor duty={line.duty} fen={line.total_fen} />}
    </Card>
  )
}

/** What customs charge on the line, with its arithmetic, and the total with it. */
function ToDoor({ duty, fen }: { duty: Duty; fen: number }) {
  const sum = dutySumText.range(money(fen + duty.low_fen), money(fen + duty.high_fen))
  return (
    <div className="mt-3 grid grid-cols-1">
      <Folded title={dutySumText.title} detail={dutySumText.certainty[duty.certainty]} sum={sumOfDuty(duty)}>
        <div className="max-w-text pb-5">
          <DutyPart duty={duty} />
        </div>
      </Folded>
      <p className="num flex items-baseline justify-between gap-4 pt-3 font-semibold">
        <span>{words.toDoor}</span>
        <span>
          {!isKnown(duty)
            ? dutySumText.atLeast(money(fen + duty.low_fen))
            : duty.low_fen === duty.high_fen
              ? money(fen + duty.high_fen)
              : sum}
        </span>
      </p>
    </div>
  )
}

/**
 * Why it bills a weight other than the one entered, and how much more fits into the weight that is paid for
 * anyway.
 */
function aboutWeight(line: Line, grams: number): string {
  const billed = line.billed_grams ?? grams
  const spare = line.grams_to_next_step ?? 0
  return sentences(
    billed > grams &&
      (billed === line.volumetric_grams ? words.bySize(weight(billed)) : words.byMinimum(weight(billed))),
    spare > 0 && words.spare(weight(spare)),
  )
}

function noteOf(kind: string, line: Line): string | undefined {
  if (kind === 'first') return words.first(weight(line.first_grams))
  return kind === 'steps' && line.steps ? words.steps(line.steps, weight(line.step_grams)) : undefined
}
