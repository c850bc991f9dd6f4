import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import { money } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import type { FreightGuess } from './use-freight-guess.ts'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.actions

/** The sum and the two ways on, always in sight at the end of the window. */
export function ActionBar({
  form,
  sums,
  guess,
  fixed,
}: {
  form: GoodsForm
  sums: ItemAmounts | null
  guess: FreightGuess
  fixed: boolean
}) {
  const loggedIn = useLoggedIn()
  return (
    <div
      data-bottom-bar="tall"
      className="sticky bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 -mx-4 grid grid-cols-1 gap-2 border-t border-line bg-surface px-4 py-3 md:bottom-0 md:mx-0 md:rounded-t-card md:border-x md:px-5 lg:col-span-2"
    >
      <Failure of={form.sending ? null : form.failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 md:max-w-md">
          {/* its room is kept, so that the bar does not grow under the reader's finger */}
          <div className="min-h-[30px]">
            {sums && <LiveTotal label={goodsText.estimate.total} fen={sums.totalFen} />}
          </div>
          {guess.range && (
            <p className="hidden text-sm text-ink-2 md:block">
              {goodsText.estimate.later}:{' '}
              {goodsText.estimate.range(money(guess.range.low), money(guess.range.high))}
            </p>
          )}
          {!loggedIn && <p className="text-sm text-ink-2">{say.guest}</p>}
        </div>
        <div className="flex flex-1 basis-64 gap-3 whitespace-nowrap md:flex-none md:basis-80 [&>*]:flex-1">
          {fixed ? <SaveButtons form={form} /> : <AddButtons form={form} />}
        </div>
      </div>
    </div>
  )
}

function AddButtons({ form }: { form: GoodsForm }) {
  const { sendingTo } = form
  return (
    <>
      <Button
        size="big"
        disabled={sendingTo === 'cart'}
        busy={sendingTo === 'buy' && say.buying}
        onClick={() => {
          form.aim('buy')
          void form.submit()
        }}
      >
        {say.buy}
      </Button>
      <Button
        submit
        size="big"
        type="primary"
        disabled={sendingTo === 'buy'}
        busy={sendingTo === 'cart' && say.adding}
        onClick={() => form.aim('cart')}
      >
        {say.add}
      </Button>
    </>
  )
}

function SaveButtons({ form }: { form: GoodsForm }) {
  return (
    <>
      <ButtonLink to={to.cart()} size="big">
        {say.back}
      </ButtonLink>
      <Button submit size="big" type="primary" busy={form.sending && say.saving}>
        {say.save}
      </Button>
    </>
  )
}
