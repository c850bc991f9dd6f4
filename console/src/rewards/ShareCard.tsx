import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { creatorsText as words } from '@longhaul/text/console/rewards/creators.ts'
import { date, money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'

type Share = Reply<'GET /staff/creator_shares'>['items'][number]

/** A share that waits for a person, with what creator and buyer have in common. */
export function ShareCard({ share }: { share: Share }) {
  return (
    <Card as="li" title={money(leftOf(share))} footer={<Decide share={share} />}>
      <p className="text-sm text-ink-2">
        {words.of(share.creator.shown_name)} · {words.buyer}{' '}
        <ShopperLink id={share.shopper.id} name={share.shopper.code} /> ·{' '}
        <Link to={to.order(share.order.id)}>{share.order.number}</Link> · {date(share.earned_at)}
      </p>
      <ul className="mt-2 text-warn" aria-label={words.signsLabel}>
        {share.signs.map((sign) => (
          <li key={sign}>{words.signs[sign]}</li>
        ))}
      </ul>
    </Card>
  )
}

const leftOf = (share: Share): number => share.share_fen - share.taken_back_fen

function Decide({ share }: { share: Share }) {
  const [asks, setAsks] = useState(false)
  const why = whyNotRole(useMe(), ['finance'])
  const params = { id: share.id }
  const decide = useSend('POST /staff/creator_shares/{id}/decide', {
    onDone: ({ state }) => toast.success(state === 'paid' ? words.paid : words.refused),
  })
  async function pay() {
    const sure = await ask({ title: words.payAsk(money(leftOf(share))), confirmText: words.pay })
    if (sure) decide.mutate({ params, body: { decision: 'pay', reason: '' } })
  }
  return (
    <Line>
      <Button disabledReason={why} busy={decide.isPending && words.busy} onClick={() => void pay()}>
        {words.pay}
      </Button>
      <Button type="redLine" disabledReason={why} onClick={() => setAsks(true)}>
        {words.refuse}
      </Button>
      {asks && (
        <ReasonDialog
          title={words.refuseAsk}
          confirmText={words.refuse}
          hint={words.hint}
          onSend={(reason) => decide.mutateAsync({ params, body: { decision: 'refuse', reason } })}
          onClose={() => setAsks(false)}
        >
          {words.refuseText}
        </ReasonDialog>
      )}
    </Line>
  )
}
