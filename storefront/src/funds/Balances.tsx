import type { Reply } from '@longhaul/contract/routes.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { Holds } from './Holds.tsx'
import { StandingNotes } from './StandingNotes.tsx'

type Funds = Reply<'GET /funds'>

/**
 * The available balance and, below the tear, each amount on hold with its purpose, down to the total; each
 * term is explained. The sums match those of the statement.
 */
export const Balances = ({ funds }: { funds: Funds }) => (
  <Ticket label={fundsText.title} layout="row" bleeds>
    <TicketPart>
      <Available funds={funds} />
    </TicketPart>
    <TearLine />
    <TicketPart>
      <Kept funds={funds} />
    </TicketPart>
  </Ticket>
)

function Available({ funds }: { funds: Funds }) {
  const approx = useConverted()
  const { available_fen: available } = funds
  return (
    <div className="grid justify-items-start gap-4">
      <div>
        <p className="text-ink-2">{fundsText.available}</p>
        <p className="num text-3xl leading-tight font-semibold">{moneyWithCode(available)}</p>
        {available > 0 && approx.part(available) && (
          <p className="num text-ink-3">{approx.part(available)}</p>
        )}
        <p className="mt-1 text-sm text-ink-2">{fundsText.availableWhat}</p>
      </div>
      <StandingNotes funds={funds} />
      <ButtonLink to={to.recharge()} type="assistRed">
        {fundsText.recharge}
      </ButtonLink>
    </div>
  )
}

function Kept({ funds }: { funds: Funds }) {
  const { available_fen: available, frozen_fen: frozen, withdrawing_fen: withdrawing } = funds
  return (
    <div className="grid gap-4 lg:min-w-80">
      <dl className="grid gap-3">
        <Sum name={fundsText.frozen} fen={frozen} what={fundsText.frozenWhat} />
        {withdrawing > 0 && (
          <Sum name={fundsText.withdrawing} fen={withdrawing} what={fundsText.withdrawingWhat} />
        )}
        <Sum name={fundsText.total} fen={available + frozen + withdrawing} what={fundsText.totalWhat} />
      </dl>
      {funds.holds.length > 0 && (
        <Folded
          title={fundsText.holds}
          detail={fundsText.holdCount(funds.hold_count)}
          sum={money(funds.hold_total_fen)}
          open={funds.holds.length <= 3}
        >
          <Holds holds={funds.holds} />
          {funds.hold_count > funds.holds.length && (
            <p className="pb-2 text-sm text-ink-2">{fundsText.newestHolds(funds.holds.length)}</p>
          )}
        </Folded>
      )}
    </div>
  )
}

const Sum = ({ name, fen, what }: { name: string; fen: number; what: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
    <dt>{name}</dt>
    <dd className="num font-semibold">{moneyWithCode(fen)}</dd>
    <dd className="col-span-2 text-sm text-ink-2">{what}</dd>
  </div>
)
