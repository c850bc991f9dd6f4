import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type Offer, benefitOf, conditionsOf, nameOf, waysOf } from './offer-words.ts'
import { filledOr } from '../shared/filled-or.ts'

const words = rewardsText
type Given = Reply<'GET /staff/coupon_offers/{id}/coupons'>['items'][number]

/** One coupon: its rule, giving it to shoppers, who has it and why, and stopping it. */
export function OfferSheet({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const given = useCall('GET /staff/coupon_offers/{id}/coupons', {
    params: { id: offer.id },
    query: { limit: 100 },
  })
  return (
    <Sheet
      open
      title={nameOf(offer)}
      onClose={onClose}
      footer={!offer.stopped_at && <StopButton offer={offer} />}
    >
      <Stack>
        <p>
          {benefitOf(offer)}
          <small className="muted block">{conditionsOf(offer)}</small>
          <small className="muted block">{waysOf(offer)}</small>
        </p>
        {!offer.stopped_at && <GiveForm offer={offer} />}
        <h3>{words.uses}</h3>
        <Loaded of={given}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="muted">{words.noUses}</p>
            ) : (
              <Table
                caption={words.uses}
                captionHidden
                rows={items}
                rowKey={(row) => row.id}
                columns={COLUMNS}
              />
            )
          }
        </Loaded>
      </Stack>
    </Sheet>
  )
}

function GiveForm({ offer }: { offer: Offer }) {
  const form = useCallForm('POST /staff/coupon_offers/{id}/give', {
    start: { shopper: '', note: '' },
    check: { shopper: filledOr(consoleWords.required) },
    args: (body) => ({ params: { id: offer.id }, body }),
    onDone: ({ shopper }) => {
      toast.success(words.given(shopper.nickname || shopper.email))
      form.reset()
    },
    onProposed: () => form.reset(),
  })
  return (
    <form {...form.props}>
      <Stack>
        <h3>{words.give}</h3>
        <TextField label={words.shopper} maxLength={254} autoComplete="off" {...form.field('shopper')} />
        <TextArea label={words.note} optional rows={2} max={300} {...form.field('note')} />
        <Failure of={form.failure} />
        <div>
          <Button submit busy={form.sending && words.giving}>
            {words.give}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function StopButton({ offer }: { offer: Offer }) {
  const why = whyNotRole(useMe(), ['finance'])
  const stop = useSend('POST /staff/coupon_offers/{id}/stop')
  async function confirm() {
    const sure = await ask({
      title: words.stopAsk,
      text: words.stopText,
      confirmText: words.stop,
      danger: true,
    })
    if (sure) stop.mutate({ params: { id: offer.id }, body: { reason: '' } })
  }
  return (
    <Button disabledReason={why} onClick={() => void confirm()}>
      {words.stop}
    </Button>
  )
}

const COLUMNS: Column<Given>[] = [
  {
    head: consoleWords.shopper,
    names: true,
    render: ({ shopper, note }) => (
      <>
        {shopper.nickname || shopper.email} <small className="code muted">{shopper.code}</small>
        {note && <small className="muted block">{note}</small>}
      </>
    ),
  },
  { head: words.source, render: (row) => words.sources[row.source] },
  { head: words.state, render: (row) => words.states[row.state] },
  { head: words.until, render: (row) => <DateTime at={row.valid_until} /> },
  {
    head: words.usedOn,
    render: (row) =>
      row.used_on ? (
        <>
          <span className="code">{row.used_on}</span>{' '}
          <small className="num muted">{money(row.discount_fen)}</small>
        </>
      ) : (
        '—'
      ),
  },
]
