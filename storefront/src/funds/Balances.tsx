import type { Reply } from '@longhaul/contract/routes.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { withdrawalsText } from '@longhaul/text/storefront/funds/withdrawals.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { useLayoutEffect } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { StandingNotes } from './StandingNotes.tsx'

type Funds = Reply<'GET /funds'>

/**
 * The balance beside what is on hold, each amount on hold with the goods that it is for, down to the total;
 * and beyond the tear the ways in and out. The sums match those of the statement.
 */
export function Balances({ funds, onShown }: { funds: Funds; onShown: () => void }) {
  useLayoutEffect(onShown, [onShown])
  return (
    <Ticket label={fundsText.title} layout="row" bleeds>
      <TicketPart>
        <div className="grid gap-4">
          <Sums funds={funds} />
          <StandingNotes funds={funds} />
          <HeldFor funds={funds} />
          <Total funds={funds} />
        </div>
      </TicketPart>
      <TearLine />
      <TicketPart stub>
        <InAndOut funds={funds} />
      </TicketPart>
    </Ticket>
  )
}

function Sums({ funds }: { funds: Funds }) {
  const approx = useConverted()
  const { available_fen: available, frozen_fen: frozen, withdrawing_fen: withdrawing } = funds
  return (
    <dl className="grid gap-4 md:grid-cols-2">
      <div>
        <dt className="text-ink-2">{fundsText.available}</dt>
        <dd className="num text-3xl leading-tight font-semibold">{moneyWithCode(available)}</dd>
        {available > 0 && approx.part(available) && (
          <dd className="num text-ink-3">{approx.part(available)}</dd>
        )}
        <dd className="mt-1 text-sm text-ink-2">{fundsText.availableWhat}</dd>
      </div>
      <Sum name={fundsText.frozen} fen={frozen} what={fundsText.frozenWhat} />
      {withdrawing > 0 && (
        <Sum name={fundsText.withdrawing} fen={withdrawing} what={fundsText.withdrawingWhat} />
      )}
    </dl>
  )
}

const Sum = ({ name, fen, what }: { name: string; fen: number; what: string }) => (
  <div>
    <dt className="text-ink-2">{name}</dt>
    <dd className="num text-2xl leading-tight font-semibold">{moneyWithCode(fen)}</dd>
    <dd className="mt-1 text-sm text-ink-2">{what}</dd>
  </div>
)

/** A few are listed at once, more of them below their count and sum. */
function HeldFor({ funds: { holds, hold_count: count, hold_total_fen: total } }: { funds: Funds }) {
  if (holds.length === 0) return null
  if (count <= 3) return <Holds holds={holds} />
  return (
    <Folded title={fundsText.holds} detail={fundsText.holdCount(count)} sum={money(total)}>
      <Holds holds={holds} />
      {count > holds.length && (
        <p className="pb-2 text-sm text-ink-2">{fundsText.newestHolds(holds.length)}</p>
      )}
    </Folded>
  )
}

type Hold = Reply<'GET /funds'>['holds'][number]

const KINDS = {
  order: { page: to.order, name: fundsText.order },
  parcel: { page: to.parcel, name: fundsText.parcel },
  stock_item: { page: () => to.store(), name: fundsText.photosOf },
} satisfies Record<Hold['kind'], object>

/** The purpose of the money on hold: each order, package and photographed goods with its amount. */
const Holds = ({ holds }: { holds: readonly Hold[] }) => (
  <ul className="pb-2" aria-label={fundsText.holds}>
    {holds.map(({ kind, id, number, name, image, frozen_fen }) => (
      <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
        <GoodsPicture src={image} size={44} />
        <span className="min-w-0">
          <Link
            className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            to={KINDS[kind].page(id)}
          >
            {name}
          </Link>
          <span className="block text-sm text-ink-2">{KINDS[kind].name(number)}</span>
        </span>
        <span className="num">{money(frozen_fen)}</span>
      </li>
    ))}
  </ul>
)

/** Nothing to add up while all of it is available. */
function Total({ funds: { available_fen, frozen_fen, withdrawing_fen } }: { funds: Funds }) {
  const elsewhere = frozen_fen + withdrawing_fen
  if (elsewhere === 0) return null
  return (
    <p className="flex justify-between gap-x-4 border-t border-control pt-2 font-semibold">
      <span>{fundsText.total}</span>
      <span className="num">{moneyWithCode(available_fen + elsewhere)}</span>
    </p>
  )
}

function InAndOut({ funds }: { funds: Funds }) {
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">{fundsText.recharge}</h2>
      <p className="text-sm text-ink-2">{fundsText.rechargeWhat}</p>
      <ButtonLink to={to.recharge()} type="assistRed">
        {fundsText.recharge}
      </ButtonLink>
      {funds.withdrawable_fen > 0 && (
        <p>
          <Link className="inline-flex min-h-11 items-center" to={to.withdrawals()}>
            {withdrawalsText.ask}
          </Link>
        </p>
      )}
    </div>
  )
}
