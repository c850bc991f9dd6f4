import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import { money } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { BottomBar } from '@longhaul/ui/bottom-bar/BottomBar.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { expectedOf } from '../shared/landed-cost/amounts.ts'
import { useLoggedIn } from '../shared/visit.ts'

import { useFormCost } from './form-cost.tsx'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.actions
/** The two buttons to continue. The first is always visible, with the total. */
export function GoodsActions({
  form,
  sums,
  fixed,
}: {
  form: GoodsForm
  sums: ItemAmounts | null
  fixed: boolean
}) {
  const loggedIn = useLoggedIn()
  const { sendingTo } = form
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      <Failure of={form.sending ? null : form.failure} />
      <BottomBar words={<BarTotal sums={sums} />}>
        <Button
          submit
          size="big"
          type="primary"
          disabled={sendingTo === 'buy'}
          busy={fixed ? form.sending && say.saving : sendingTo === 'cart' && say.adding}
          onClick={() => form.aim('cart')}
        >
          {fixed ? say.save : say.add}
        </Button>
      </BottomBar>
      {fixed ? (
        <ButtonLink to={to.cart()}>{say.back}</ButtonLink>
      ) : (
        <Button
          disabled={sendingTo === 'cart'}
          busy={sendingTo === 'buy' && say.buying}
          onClick={() => {
            form.aim('buy')
            void form.submit()
          }}
        >
          {say.buy}
        </Button>
      )}
      {!loggedIn && <p className="text-sm text-ink-2">{say.guest}</p>}
    </div>
  )
}

/** The total next to the button in the bar, the same as on the ticket. */
function BarTotal({ sums }: { sums: ItemAmounts | null }) {
  const { data, line } = useFormCost()
  const { barDoor, total } = goodsText.estimate
  const toDoor = sums && line && data?.unpriced === 0 ? data.total : null
  return (
    <p className="min-h-11 w-36 min-w-0" aria-hidden="true">
      <span className="block text-xs text-ink-2">{toDoor ? barDoor : total}</span>
      <b className="num font-semibold">{toDoor ? expectedOf(toDoor) : sums ? money(sums.totalFen) : '–'}</b>
    </p>
  )
}
