import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { date, money, percent } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Check from 'lucide-react/icons/check'
import type { Plans } from './plans.ts'

const words = rewardsText.plan
type Plan = Plans['plans'][number]

/** What holds for free, and what each plan makes better of it. */
export function PlanCards({ plans }: { plans: Plans }) {
  if (plans.plans.length === 0) return <p className="text-ink-2">{words.noPlans}</p>
  return (
    <ul className="grid items-stretch gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Card as="li" title={words.free} aside={words.freePrice}>
        <Terms lines={linesOf(plans.free, plans.free)} />
      </Card>
      {plans.plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} plans={plans} />
      ))}
    </ul>
  )
}

function PlanCard({ plan, plans }: { plan: Plan; plans: Plans }) {
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
    <Card
      as="li"
      title={plan.name}
      aside={<span className="num">{words.month(money(plan.price_fen))}</span>}
      footer={
        isOwn ? (
          <Tag tone="ok">{words.current}</Tag>
        ) : isNext ? (
          <Tag tone="info">{words.following(date(membership.paid_until))}</Tag>
        ) : (
          <Button
            type="primary"
            aria-label={membership ? words.changeOf(plan.name) : words.takeOf(plan.name)}
            busy={join.isPending && words.busy}
            disabledReason={missingFen > 0 && words.missing(money(missingFen))}
            onClick={() => void confirm()}
          >
            {takes}
          </Button>
        )
      }
    >
      <Terms lines={linesOf(plan, plans.free)} />
    </Card>
  )
}

/** What is charged and when, before the shopper agrees. */
function whatItCosts(plan: Plan, membership: Plans['membership']): string {
  if (!membership) return words.askPay(money(plan.change_fen))
  if (plan.starts === 'month_end') return words.askLater(date(membership.paid_until), money(plan.price_fen))
  if (plan.change_fen === plan.price_fen) return words.askUsedUp(money(plan.change_fen))
  return words.askCredit(money(plan.change_fen), money(plan.price_fen - plan.change_fen))
}

function Terms({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Check className="mt-1 size-4 shrink-0 text-ok" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** The four terms; what a plan says nothing about is as it is for free. */
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
