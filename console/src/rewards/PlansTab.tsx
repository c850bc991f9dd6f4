import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { money, number, percent } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { PlanForm } from './PlanForm.tsx'

type Plan = Reply<'GET /staff/plans'>['items'][number]
const words = rewardsText.plans
const nameOf = (plan: Plan): string => plan[`name_${pageLang}`]

/** The paid plans: benefits, price, members. */
export function PlansTab() {
  const plans = useCall('GET /staff/plans')
  const [making, setMaking] = useState(false)
  const why = whyNotRole(useMe(), ['finance'])
  return (
    <Stack>
      <div>
        <Button
          type="primary"
          guardMs={0}
          icon={<Plus />}
          disabledReason={why}
          onClick={() => setMaking(true)}
        >
          {words.make}
        </Button>
      </div>
      <Loaded of={plans}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <Card flush>
              <Table
                caption={rewardsText.tabs.plans}
                captionHidden
                rows={items}
                rowKey={(plan) => plan.id}
                columns={COLUMNS}
              />
            </Card>
          )
        }
      </Loaded>
      {making && <PlanForm onClose={() => setMaking(false)} />}
    </Stack>
  )
}

const betterOf = (plan: Plan): string =>
  [
    plan.free_storage_days !== null && words.free(plan.free_storage_days),
    plan.photo_price_fen !== null && words.photos(money(plan.photo_price_fen)),
    plan.service_per_mille !== null && words.fee(percent(plan.service_per_mille)),
    plan.review_hours !== null && words.hours(plan.review_hours),
  ]
    .filter(Boolean)
    .join(' · ')

const COLUMNS: Column<Plan>[] = [
  { head: words.name, names: true, render: nameOf },
  { head: words.price, align: 'end', render: (plan) => money(plan.price_fen) },
  { head: words.better, render: betterOf },
  { head: words.members, align: 'end', render: (plan) => number(plan.member_count) },
  { head: rewardsText.state, render: (plan) => <State plan={plan} /> },
]

function State({ plan }: { plan: Plan }) {
  const why = whyNotRole(useMe(), ['finance'])
  const stop = useSend('POST /staff/plans/{id}/stop')
  if (plan.stopped_at) return <StatusTag kind="closed">{rewardsText.stopped}</StatusTag>
  async function confirm() {
    const sure = await ask({
      title: words.stopAsk(nameOf(plan)),
      text: words.stopText,
      confirmText: words.stop,
      danger: true,
    })
    if (sure) stop.mutate({ params: { id: plan.id }, body: { reason: '' } })
  }
  return (
    <Button
      size="small"
      aria-label={words.stopOf(nameOf(plan))}
      disabledReason={why}
      onClick={() => void confirm()}
    >
      {words.stop}
    </Button>
  )
}
