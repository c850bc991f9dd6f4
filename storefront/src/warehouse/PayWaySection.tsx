import { money } from '@longhaul/text/format.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/** Two ways to pay: the estimate now, or the exact price after packing. Where only one is on offer there is nothing to choose. */
export function PayWaySection({ goods, form }: { goods: Preview; form: Confirm['form'] }) {
  const ways = goods.pay_ways ?? []
  if (ways.length < 2) return null
  return (
    <Card title={payWayText.title}>
      <RadioGroup
        label={payWayText.title}
        labelHidden
        unmarked
        look="cards"
        choices={ways.map((way) => ({
          value: way.id,
          label: <b className="font-medium">{payWayText.ways[way.id].label}</b>,
          hint: payWayText.ways[way.id].hint,
          aside: way.fee_fen > 0 ? payWayText.fee(money(way.fee_fen)) : payWayText.free,
          detail: way.deposit_fen > 0 && (
            <Deposit depositFen={way.deposit_fen} availableFen={goods.available_fen} />
          ),
        }))}
        {...form.field('pay_way')}
      />
    </Card>
  )
}

function Deposit({ depositFen, availableFen }: { depositFen: number; availableFen: number }) {
  const { pathname, search } = useLocation()
  const missingFen = depositFen - availableFen
  return (
    <div className="grid gap-2 text-sm">
      <p>{payWayText.deposit(money(depositFen))}</p>
      {missingFen > 0 && (
        <Note tone="warn" action={<Link to={to.recharge(pathname + search)}>{payWayText.recharge}</Link>}>
          {payWayText.short(money(missingFen))}
        </Note>
      )}
    </div>
  )
}
