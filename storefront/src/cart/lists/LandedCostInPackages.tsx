import { call } from '@longhaul/browser/calls/client.ts'
import { PACKAGE_ROWS_MAX, inPackages } from '@longhaul/domain/goods-lists/packages.ts'
import { format, money } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { landedTotalText } from '@longhaul/text/storefront/goods/landed-total.ts'
import { goodsListText } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { isKnown } from '../../shared/duty/duty.ts'
import { expectedOf, rangeOf } from '../../shared/landed-cost/amounts.ts'
import { type LandedCostItem, keptWish } from '../../shared/landed-cost/use-landed-cost.ts'
import { type CostedPackage, PerPerson } from './PerPerson.tsx'
import type { GoodsListRow } from './use-ticked.ts'

const say = goodsListText.packages

/** More amounts than this are not shown one by one. */
const EACH_MAX = 4

type State = 'asking' | 'failed' | 'many' | CostedPackage[]

/**
 * The total to the door of more goods than one package holds: in several, each calculated on its own. Only
 * when it is asked for, because it takes a call for each package.
 */
export function LandedCostInPackages({
  count,
  load,
}: {
  count: number
  load: () => Promise<GoodsListRow[]>
}) {
  const [state, setState] = useState<State>()
  async function calculate() {
    setState('asking')
    try {
      // Country and insurance as chosen on other pages; each package goes by its own cheapest method.
      const { country, insured } = keptWish()
      const wish = { ...(country && { country }), ...(insured && { insured }) }
      const found = await askByPackages(await load(), (rows) =>
        call('POST /goods/landed_cost', { body: { items: rows.map(toLandedCostItem), ...wish } }),
      )
      setState(found ?? 'many')
    } catch {
      setState('failed')
    }
  }
  if (typeof state === 'object') return <Sum packages={state} />
  const packages = Math.ceil(count / PACKAGE_ROWS_MAX)
  return (
    <div className="grid justify-items-start gap-2">
      {packages > 1 && <p className="text-sm text-ink-2">{say.why(PACKAGE_ROWS_MAX)}</p>}
      <Button busy={state === 'asking' && goodsListText.busy} onClick={() => void calculate()}>
        {say.calculate(packages)}
      </Button>
      <p role="status" className="text-sm text-warn">
        {state === 'failed' ? landedCostText.failed : state === 'many' && say.many}
      </p>
    </div>
  )
}

/** The calculations for one list: each is a call, and the server takes 60 a minute. */
export const ASKED_MAX = 50

/**
 * What rows cost in as many packages as they need: a package that no method takes is asked for again as two,
 * until a single row is left. Undefined if that is more than ASKED_MAX calculations.
 */
export async function askByPackages<Row, Answer extends { total: unknown }>(
  rows: readonly Row[],
  ask: (rows: readonly Row[]) => Promise<Answer>,
): Promise<{ rows: Row[]; answer: Answer }[] | undefined> {
  const packages: { rows: Row[]; answer: Answer }[] = []
  const open = inPackages(rows)
  for (let asked = 0; open.length > 0; asked++) {
    if (asked + open.length > ASKED_MAX) return undefined
    const next = open.shift()!
    const answer = await ask(next)
    if (answer.total === null && next.length > 1)
      open.unshift(...inPackages(next, Math.ceil(next.length / 2)))
    else packages.push({ rows: next, answer })
  }
  return packages
}

/** A row as the calculation of the cost to the door takes it. */
export const toLandedCostItem = (row: GoodsListRow): LandedCostItem => ({
  url: row.url,
  title: row.title,
  quantity: row.quantity ?? 1,
  ...(row.options_text && { options_text: row.options_text }),
  ...(row.unit_price_fen && { unit_price_fen: row.unit_price_fen }),
  ...(row.seller_name && { seller_name: row.seller_name }),
  ...(row.freight_fen && { freight_fen: row.freight_fen }),
})

/** One sum of all packages; of some of them only, where no method takes a single row. */
function Sum({ packages }: { packages: readonly CostedPackage[] }) {
  const sent = packages.flatMap(({ answer }) => answer.total ?? [])
  const sum = (of: (amount: (typeof sent)[number]) => number) => sent.reduce((fen, one) => fen + of(one), 0)
  const total = {
    low_fen: sum((amount) => amount.low_fen),
    expected_fen: sum((amount) => amount.expected_fen),
    high_fen: sum((amount) => amount.high_fen),
  }
  const unpriced = packages.reduce((all, { answer }) => all + answer.unpriced, 0)
  const left = packages.filter(({ answer }) => answer.total === null).flatMap(({ rows }) => rows)
  const isLeast = packages.some(({ answer: { duty } }) => duty !== null && !isKnown(duty))
  const country = packages[0]?.answer.country
  return (
    <section aria-label={landedCostText.list.title} aria-live="polite" className="grid gap-3">
      <div>
        <p className="text-sm text-ink-2">
          {landedCostText.list.title} · {country && format.country(country)}
        </p>
        <p className="num text-xl font-semibold leading-tight">
          {isLeast ? landedTotalText.besidesDuty(rangeOf(total)) : expectedOf(total)}
        </p>
        {!isLeast && total.low_fen < total.high_fen && (
          <p className="num text-sm text-ink-2">{rangeOf(total)}</p>
        )}
        <p className="text-sm text-ink-2">
          {sentences(
            say.sum(sent.length),
            sent.length > 1 &&
              sent.length <= EACH_MAX &&
              say.each(sent.map((one) => money(one.expected_fen))),
          )}
        </p>
      </div>
      {unpriced > 0 && <p className="text-sm text-warn">{landedCostText.unpriced(unpriced)}</p>}
      {left.length > 0 && <p className="text-sm text-warn">{say.left(left.map(({ line }) => line))}</p>}
      <PerPerson packages={packages} />
    </section>
  )
}
