import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { parcelPageText as text } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { useId } from 'react'
import { useConverted } from '../shared/use-converted.ts'
import { type Step, wordsOf as stepWords } from '../shared/step-words.ts'
import type { ParcelPage } from './parcel.ts'

/** The compensation for a lost package: the sum, its parts, and the claim for it. */
export function ClaimStep({
  parcel,
  next,
  onClaim,
}: {
  parcel: ParcelPage
  next: Step
  onClaim: () => void
}) {
  const lost = useLost(parcel)
  const sumFen = (lost?.goods_fen ?? 0) + (lost?.freight_fen ?? 0)
  const words = stepWords(next)
  const say = next.about === 'lost' ? text.lostSum : text.lateSum
  return (
    <NextStep
      kind="claim"
      sentence={sumFen > 0 ? say(money(sumFen)) : words.title}
      action={
        <Button type={stepButton('claim')} guardMs={0} onClick={onClaim}>
          {sumFen > 0 ? text.claim(money(sumFen)) : words.action}
        </Button>
      }
    >
      {lost && sumFen > 0 && text.ofWhat(money(lost.goods_fen), money(lost.freight_fen))}{' '}
      {next.by && <Deadline until={next.by} />}
    </NextStep>
  )
}

/** The calculation of that sum: the insured value of the goods, the shipping, and where it is paid to. */
export function ComesBack({ parcel }: { parcel: ParcelPage }) {
  const id = useId()
  const lost = useLost(parcel)
  const approx = useConverted()
  if (!lost) return null
  const sumFen = lost.goods_fen + lost.freight_fen
  const rows = [
    [claimsText.goods, lost.goods_fen],
    [claimsText.freight, lost.freight_fen],
  ] as const
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {text.back}
      </h2>
      <dl className="num mt-2 grid gap-1 border-t border-line pt-3">
        {rows.map(([name, fen]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{money(fen)}</dd>
          </div>
        ))}
        <div className="tear mt-2 flex justify-between gap-4 pt-2 font-semibold">
          <dt>{claimsText.total}</dt>
          <dd className="text-end">
            {moneyWithCode(sumFen)}
            <span className="block text-sm font-normal text-ink-2">{approx.part(sumFen)}</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The maximum payment if the package is lost. */
function useLost({ id }: ParcelPage) {
  const page = useCall('GET /parcels/{id}/claim', { params: { id } })
  return page.data?.kinds.find((row) => row.kind === 'lost')
}
