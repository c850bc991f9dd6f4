import { money } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { LeftUnfinished } from './LeftUnfinished.tsx'
import type { DeskData, Waiting } from '../shared/waiting/desk-data.ts'
import { WaitingLead } from './WaitingLead.tsx'
import { WaitingRow } from '../shared/waiting/WaitingRow.tsx'

/**
 * The number of rows below the lead before the rest are folded, so that the shelf and the packages on their
 * way are not too far down.
 */
const SHOWN = 5

/**
 * What waits for the shopper, nearest deadline first. The first entry leads, with its photo and its answers;
 * later ones are folded where there are many.
 */
export function WaitingList({ desk }: { desk: DeskData }) {
  const {
    waiting: { count, items },
    shelf,
  } = desk
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = items
  const folded = Math.max(0, others.length - SHOWN)
  return (
    <section>
      <h1 tabIndex={-1} className="mb-4">
        {titleOf(desk)}
      </h1>
      {!first && <p className="max-w-text text-ink-2">{calmOf(desk)}</p>}
      {first && <WaitingLead waiting={first} />}
      <PayTogether items={items} />
      <ul className="empty:hidden max-md:mt-1">
        {(isOpen ? others : others.slice(0, SHOWN)).map((waiting) => (
          <WaitingRow key={`${waiting.subject.id} ${waiting.order_item_id}`} waiting={waiting} />
        ))}
        <LeftUnfinished shelf={shelf} />
      </ul>
      {folded > 0 && (
        <Button guardMs={0} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.fewer : text.others(folded)}
        </Button>
      )}
      {count > items.length && (
        <p className="mt-3">
          <Link to={to.orders()}>{text.allWaiting(count - items.length)}</Link>
        </p>
      )}
    </section>
  )
}

/** The most important fact: what waits, else what can be shipped, else what is on its way. */
function titleOf(desk: DeskData): string {
  const { waiting, shelf, under_way: underWay, has_ordered: hasOrdered } = desk
  if (isQuiet(desk)) return hasOrdered ? text.welcome : text.begin
  if (waiting.count > 0) return text.waiting(waiting.count)
  if (shelf.ready_count > 0) return text.readyToShip(shelf.ready_count, shelf.ready_more)
  return underWay.count > 0 ? text.travelling(underWay.count) : text.waiting(0)
}

/** Nothing is waiting, on the shelf or on its way. */
export const isQuiet = ({ waiting, shelf, under_way: underWay, coming }: DeskData): boolean =>
  waiting.count + shelf.count + underWay.count + coming.count === 0

function calmOf(desk: DeskData): string {
  const { shelf, has_ordered: hasOrdered } = desk
  if (isQuiet(desk) && !hasOrdered) return text.calmNew
  return shelf.ready_count > 0 ? text.calmReady : text.calm
}

/** Pays several unpaid orders in one payment; renders nothing for fewer than two. */
function PayTogether({ items }: { items: readonly Waiting[] }) {
  const unpaid = items.filter(({ step }) => step.about === 'order_unpaid')
  if (unpaid.length < 2) return null
  const sumFen = unpaid.reduce((sum, { step }) => sum + (step.pay_fen ?? 0), 0)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-4">
      <span className="num">{text.unpaid(unpaid.length, money(sumFen))}</span>
      <ButtonLink to={to.payOrders(unpaid.map(({ subject }) => subject.id))}>{text.payTogether}</ButtonLink>
    </p>
  )
}
