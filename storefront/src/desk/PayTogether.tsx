import { money } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { Waiting } from '../shared/waiting/desk-data.ts'

/** Pays several unpaid orders in one payment; renders nothing for fewer than two. */
export function PayTogether({ items }: { items: readonly Waiting[] }) {
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
