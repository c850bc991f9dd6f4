import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { date, money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Section } from '../shared/Section.tsx'
import { PlanRows, type Plans } from './PlanRows.tsx'

type Charge = Plans['charges'][number]

const words = rewardsText.plan

/** The plans side by side, the shopper's own plan, and the payments for it. */
export function PlanTab() {
  const plans = useCall('GET /plans')
  return (
    <Loaded of={plans} skeleton={<Skeleton kind="card" count={3} />}>
      {(found) => (
        <div className="grid grid-cols-1 gap-9">
          <Own plans={found} />
          <PlanRows plans={found} />
          {found.charges.length > 0 && (
            <Section title={words.charges}>
              <Table
                caption={words.charges}
                captionHidden
                columns={COLUMNS}
                rows={found.charges}
                rowKey={(charge) => charge.from_at}
              />
            </Section>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Own({ plans: { membership } }: { plans: Plans }) {
  const cancel = useSend('POST /plans/cancel')
  const keep = useSend('POST /plans/keep')
  if (!membership) return <p className="text-ink-2">{words.none}</p>
  const until = date(membership.paid_until)
  async function confirm() {
    const sure = await ask({
      title: words.cancelAsk,
      text: words.cancelText(until),
      confirmText: words.cancel,
      danger: true,
    })
    if (sure) cancel.mutate({ body: {} })
  }
  return (
    <Section
      title={named(words.yours, membership.plan_name)}
      aside={
        <div className="flex flex-wrap gap-3">
          {(membership.cancelled_at || membership.next) && (
            <Button busy={keep.isPending && words.busy} onClick={() => keep.mutate({ body: {} })}>
              {membership.next ? words.stay : words.keep}
            </Button>
          )}
          {!membership.cancelled_at && (
            <Button busy={cancel.isPending && words.busy} onClick={() => void confirm()}>
              {words.cancel}
            </Button>
          )}
        </div>
      }
    >
      <p>{whatFollows(membership)}</p>
      <p className="mt-1 font-medium">{words.saved(money(membership.saved_fen))}</p>
    </Section>
  )
}

/** What happens when the paid month ends. */
function whatFollows({ cancelled_at, next, paid_until }: NonNullable<Plans['membership']>): string {
  if (next) return words.followed(date(paid_until), next.plan_name, money(next.price_fen))
  return cancelled_at ? words.cancelled(date(paid_until)) : words.paidUntil(date(paid_until))
}

const COLUMNS: readonly Column<Charge>[] = [
  { head: words.plan, names: true, render: (charge) => charge.plan_name },
  {
    head: words.time,
    inLine: 'below',
    render: (charge) => words.span(date(charge.from_at), date(charge.until_at)),
  },
  {
    head: words.paid,
    align: 'end',
    inLine: 'end',
    render: (charge) => <span className="num">{money(charge.paid_fen)}</span>,
  },
]
