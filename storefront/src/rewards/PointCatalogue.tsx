import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { number } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Section } from '../shared/Section.tsx'
import { benefitOf, conditionsOf } from '../shared/rewards/coupon-words.ts'

type Offer = Reply<'GET /points/coupons'>['items'][number]
const words = rewardsText.points

/** The coupons that points buy; one that is unavailable says why. */
export function PointCatalogue() {
  const catalogue = useCall('GET /points/coupons')
  return (
    <Section title={words.catalogue}>
      <Loaded of={catalogue} skeleton={<Skeleton kind="rows" count={2} />}>
        {({ items, balance }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{words.catalogueEmpty}</p>
          ) : (
            <ul className="border-t border-line">
              {items.map((offer) => (
                <OfferRow key={offer.id} offer={offer} balance={balance} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

function OfferRow({ offer, balance }: { offer: Offer; balance: number }) {
  const send = useSend('POST /points/exchange', {
    onDone: ({ name }) => toast.success(words.done(name)),
  })
  async function confirm() {
    const left = number(balance - offer.points_price)
    const sure = await ask({
      title: words.ask(offer.name),
      text: words.askText(number(offer.points_price), left),
      confirmText: words.exchange,
    })
    if (sure) send.mutate({ body: { coupon_offer_id: offer.id } })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{benefitOf(offer)}</p>
        <p className="text-sm text-ink-2">
          {conditionsOf(offer)} · {words.days(offer.valid_days)}
        </p>
      </div>
      <span className="num font-medium">{words.price(number(offer.points_price))}</span>
      <Button
        size="small"
        aria-label={words.exchangeOf(offer.name)}
        busy={send.isPending && words.exchanging}
        disabledReason={offer.refusal && errorText.reasons[offer.refusal]}
        onClick={() => void confirm()}
      >
        {words.exchange}
      </Button>
    </li>
  )
}
