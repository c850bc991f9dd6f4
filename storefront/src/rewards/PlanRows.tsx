import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { date, money, percent } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

const words = rewardsText.plan
export type Plans = Reply<'GET /plans'>
type Plan = Plans['plans'][number]

/** The free terms, and what each plan improves. */
export function PlanRows({ plans }: { plans: Plans }) {
  if (plans.plans.length === 0) return <p className="text-ink-2">{words.noPlans}</p>
  return (
    <ul className="border-t border-line">
      <Row
        name={words.free}
        price={words.freePrice}
        lines={linesOf(plans.free, plans.free)}
        aside={!plans.membership && <Tag tone="ok">{words.current}</Tag>}
      />
      {plans.plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} plans={plans} />
      ))}
    </ul>
  )
}

function PlanRow({ plan, plans }: { plan: Plan; plans: Plans }) {
  const { membership, available_fen: availableFen } = plans
  const isOwn = membership?.plan_id === plan.id
  const isNext = membership?.next?.plan_id === plan.id
  const isLater = plan.starts === 'month_end'
  const takes = isLater ? words.afterwards : membership ? words.change : words.take
  const missingFen = plan.change_fen - availableFen
  const join = useSend('POST /plans/{id}/join', {
    onDone: () => toast.success(isLater ? words.planned(plan.name) : words.taken(plan.name)),
  })
  async function confirm() {
    const sure = await ask({
      title: words.ask(plan.name),
      text: whatItCosts(plan, membership),
      confirmText: takes,
    })
    if (sure) join.mutate({ params: { id: plan.id }, body: { expected_fen: plan.change_fen } })
  }
  return (
    <Row
      name={plan.name}
      price={words.month(money(plan.price_fen))}
      lines={linesOf(plan, plans.free)}
      aside={
        isOwn ? (
          <Tag tone="ok">{words.current}</Tag>
        ) : isNext ? (
          <Tag tone="info">{words.following(date(membership.paid_until))}</Tag>
        ) : (
          <Button
            aria-label={membership ? words.changeOf(plan.name) : words.takeOf(plan.name)}
            busy={join.isPending && words.busy}
            disabledReason={missingFen > 0 && words.missing(money(missingFen))}
            onClick={() => void confirm()}
          >
            {takes}
          </Button>
        )
      }
    />
  )
}

/** One row of the list of plans: name and price, its four terms, and its action. */
const Row = ({
  name,
  price,
  lines,
  aside,
}: {
  name: string
  price: string
  lines: readonly string[]
  aside: ReactNode
}) => (
  <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[10rem_minmax(0,1fr)_auto] md:items-center">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
      <h2 className="text-lg">{name}</h2>
      <p className="num text-ink-2">{price}</p>
    </div>
    <Terms lines={lines} />
    <div className="md:text-end">{aside}</div>
  </li>
)

/** What is charged and when, before the shopper agrees. */
function whatItCosts(plan: Plan, membership: Plans['membership']): string {
  if (!membership) return words.askPay(money(plan.change_fen))
  if (plan.starts === 'month_end') return words.askLater(date(membership.paid_until), money(plan.price_fen))
  if (plan.change_fen === plan.price_fen) return words.askUsedUp(money(plan.change_fen))
  return words.askCredit(money(plan.change_fen), money(plan.price_fen - plan.change_fen))
}

function Terms({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-x-4 gap-y-1 lg:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Check className="mt-1 size-4 shrink-0 text-ok" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** The four terms; where a plan says nothing, the free terms apply. */
function linesOf(
  plan: Omit<Plan, 'id' | 'name' | 'price_fen' | 'change_fen' | 'starts'>,
  free: Plans['free'],
): string[] {
  const photoFen = Math.min(plan.photo_price_fen ?? free.photo_price_fen, free.photo_price_fen)
  const fee = Math.min(plan.service_per_mille ?? free.service_per_mille, free.service_per_mille)
  return [
    words.storage(Math.max(plan.free_storage_days ?? 0, free.free_storage_days)),
    photoFen === 0 ? words.photosFree : words.photos(money(photoFen)),
    words.service(percent(fee)),
    words.review(Math.min(plan.review_hours ?? free.review_hours, free.review_hours)),
  ]
}
