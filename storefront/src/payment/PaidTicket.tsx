import type { Reply } from '@longhaul/contract/routes.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { PaidSeal } from '@longhaul/ui/stamp/PaidSeal.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import Check from 'lucide-react/icons/check'
import Printer from 'lucide-react/icons/printer'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { FollowLinks } from './FollowLinks.tsx'
import { PaidGoods } from './PaidGoods.tsx'
import { useFocusedResult } from './ResultCard.tsx'

const say = paymentText.result
type Payment = Reply<'GET /payments/{id}'>

/** What was paid: the goods and the sum on one ticket, and below it the steps that follow. */
export function PaidTicket({ payment }: { payment: Payment }) {
  const { items, created_at: at } = payment
  const kind = items[0]?.kind ?? 'order'
  const thanks = say.thanks[kind](items.reduce((sum, { goods_count: count }) => sum + count, 0))
  useFocusedResult(say.succeeded)
  return (
    <Page title={say.succeeded} headingHidden>
      <Ticket label={say.succeeded} layout="row" bleeds>
        <TicketPart>
          <div role="status">
            <p className="flex items-center gap-2 font-medium text-ok">
              <Check className="size-5" />
              <span>{say.succeeded}</span> <DateTime at={at} />
            </p>
            <p className="mt-2 mb-4 text-2xl font-semibold leading-tight">{thanks}</p>
          </div>
          <PaidGoods things={items} />
        </TicketPart>
        <TearLine />
        <TicketPart stub>
          <Sum payment={payment} />
        </TicketPart>
      </Ticket>
      <Steps kind={kind} at={at} />
      <p className="mt-5 max-w-text text-ink-2">{say.promise[kind]}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <FollowLinks things={items} />
        <ButtonLink to={to.home()}>{say.buyMore}</ButtonLink>
      </div>
    </Page>
  )
}

function Sum({ payment }: { payment: Payment }) {
  const { total_fen: fen, charged, available_fen: left, created_at: at } = payment
  const approx = useConverted()
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-sm text-ink-2">{charged ? say.fromBoth : say.from}</p>
          <p className="num text-2xl font-semibold leading-tight">{moneyWithCode(fen)}</p>
          <p className="text-sm text-ink-2">{!charged && approx.payment(fen)}</p>
        </div>
        <PaidSeal at={at} />
      </div>
      {charged && <Row label={say.charged} value={moneyWithCode(charged.pay_minor, charged.currency)} />}
      {left !== undefined && <Row label={say.left} value={moneyWithCode(left)} />}
      <p className="mt-4 print:hidden">
        <Button size="small" type="blackLine" guardMs={0} icon={<Printer />} onClick={() => print()}>
          {say.print}
        </Button>
      </p>
    </>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3 text-sm">
    <span className="text-ink-2">{label}</span>
    <span className="num">{value}</span>
  </p>
)

function Steps({ kind, at }: { kind: Payment['items'][number]['kind']; at: string }) {
  if (kind === 'supplement') return null
  const steps = say.steps[kind].map((step, nth) => ({
    ...step,
    state: nth === 0 ? ('current' as const) : ('next' as const),
  }))
  return (
    <section className="mt-7 print:hidden" aria-labelledby="next">
      <h2 id="next" className="mb-4 text-xl">
        {say.next}
      </h2>
      <Rail label={say.next} steps={[{ label: say.succeeded, state: 'done', at }, ...steps]} />
    </section>
  )
}
