import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { money, number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { TextButton } from '../shared/TextButton.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { OfferForm } from './OfferForm.tsx'
import { OfferSheet } from './OfferSheet.tsx'
import { type Offer, benefitOf, conditionsOf, nameOf, waysOf } from './offer-words.ts'

const words = rewardsText

/** All coupons: the discount, how shoppers get them, how many were given and used, and what they cost. */
export function CouponsTab() {
  const list = usePages('GET /staff/coupon_offers', {})
  const [opened, setOpened] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  const why = whyNotRole(useMe(), ['finance'])
  const offer = list.data?.items.find((item) => item.id === opened)
  return (
    <Stack>
      <div>
        <Button
          type="primary"
          guardMs={0}
          icon={<Plus />}
          disabledReason={why}
          onClick={() => setMaking(true)}
        >
          {words.make}
        </Button>
      </div>
      <PagedTable
        of={list}
        caption={words.tabs.coupons}
        columns={columnsFor(setOpened)}
        rowKey={(row) => row.id}
        none={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
        card
      />
      {making && <OfferForm onClose={() => setMaking(false)} />}
      {offer && <OfferSheet offer={offer} onClose={() => setOpened(null)} />}
    </Stack>
  )
}

const columnsFor = (open: (id: string) => void): Column<Offer>[] => [
  {
    head: words.name,
    names: true,
    render: (offer) => <TextButton onClick={() => open(offer.id)}>{nameOf(offer)}</TextButton>,
  },
  {
    head: words.takesOff,
    render: (offer) => (
      <>
        {benefitOf(offer)}
        <small className="muted block">{conditionsOf(offer)}</small>
      </>
    ),
  },
  { head: words.got, render: waysOf },
  {
    head: words.counts,
    align: 'end',
    render: (offer) => `${number(offer.given_count)} / ${number(offer.used_count)}`,
  },
  { head: words.cost, align: 'end', render: (offer) => money(offer.discount_fen) },
  {
    head: words.state,
    render: (offer) => (
      <StatusTag kind={offer.stopped_at ? 'closed' : 'done'}>
        {offer.stopped_at ? words.stopped : words.open}
      </StatusTag>
    ),
  },
]
