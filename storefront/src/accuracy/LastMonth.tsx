import type { Reply } from '@longhaul/contract/routes.ts'
import { monthName, number } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { accuracyText } from '@longhaul/text/storefront/goods/accuracy.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ofHundred } from './shares.ts'

const words = accuracyText

/** The last complete month; in a shop's first month the running one. */
export function LastMonth({ known: { months, holds_in } }: { known: Reply<'GET /estimates/how_right'> }) {
  const running = months.at(-1)
  const month = months.at(-2) ?? running
  if (!month) return null
  const name = monthName(month.month)
  return (
    <Card>
      <h2>{month === running ? words.running(name) : words.last(name)}</h2>
      <p className="mt-2 max-w-text text-lg">
        <b>{words.inside(ofHundred(month.inside_per_mille))}</b>{' '}
        {words.insideOf(number(month.pieces), holds_in)}
      </p>
      <p className="mt-2 max-w-text text-ink-2">
        {sentences(
          words.outside(ofHundred(month.below_per_mille), ofHundred(month.above_per_mille)),
          words.error(ofHundred(month.error_per_mille)),
        )}
      </p>
    </Card>
  )
}
