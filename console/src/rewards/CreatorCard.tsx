import { creatorsText as words } from '@longhaul/text/console/rewards/creators.ts'
import { date, money, number, percent } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { to } from '../links.ts'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { CreatorSteps } from './CreatorSteps.tsx'
import type { StaffCreator } from './creator.ts'

/** A creator: where they show things, what came of it, and what staff can decide. */
export function CreatorCard({ creator }: { creator: StaffCreator }) {
  const { own_per_mille: own, usual_per_mille: usual, owed_fen: owed } = creator
  const took = creator.state !== 'applied' && creator.state !== 'declined'
  return (
    <Card
      as="li"
      title={<span className="wrap-anywhere">{creator.shown_name || creator.code}</span>}
      footer={<CreatorSteps creator={creator} />}
    >
      <p className="text-sm text-ink-2">
        {words.states[creator.state]}
        {took && ` ${words.since(date(creator.state_at))}`} ·{' '}
        <ShopperLink id={creator.shopper.id} name={creator.shopper.code} /> ·{' '}
        {words.applied(date(creator.applied_at))}
        {creator.state === 'active' && (
          <>
            {' · '}
            <a href={to.creatorInShop(creator.code)} target="_blank" rel="noreferrer">
              {words.page}
            </a>
          </>
        )}
      </p>
      <p className="mt-2 wrap-anywhere">
        <b className="font-semibold">{words.about}</b> · {creator.about || words.noAbout}
      </p>
      <p className="mt-2">{own === null ? words.usual(percent(usual)) : words.ownRate(percent(own))}</p>
      {took && (
        <p className="text-sm text-ink-2">
          {words.came(number(creator.visits), number(creator.registrations), number(creator.orders))} ·{' '}
          {words.money(money(creator.waiting_fen), money(creator.paid_fen))}
        </p>
      )}
      {owed > 0 && <p className="mt-2 text-warn">{words.owed(money(owed))}</p>}
      {creator.reason && <p className="mt-2 text-warn">{words.told(creator.reason)}</p>}
    </Card>
  )
}
