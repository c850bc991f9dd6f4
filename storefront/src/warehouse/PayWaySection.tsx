import { money } from '@longhaul/text/format.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import type { Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/**
 * Two ways to pay: the estimate now, or the exact price after packing, each with its consequences. Where only
 * one is available there is no choice.
 */
export function PayWaySection({ goods, form }: { goods: Preview; form: Confirm['form'] }) {
  const ways = goods.pay_ways ?? []
  const chosen = form.values.pay_way === 'exact' ? 'exact' : 'estimate'
  return (
    <Folded title={payWayText.title} detail={payWayText.ways[chosen].label}>
      <div className="grid gap-4 pb-5">
        {ways.length > 1 && (
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
        )}
        <ol className="grid list-decimal gap-1 ps-5 text-ink-2">
          {(chosen === 'exact' ? payWayText.exactSteps : warehouseText.confirm.estimate).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </div>
    </Folded>
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
