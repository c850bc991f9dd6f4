import { call } from '@longhaul/browser/calls/client.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag, type TagTone } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ExportCsv } from '../shared/csv/ExportCsv.tsx'

const words = shippingText.cards

type RateCard = Reply<'GET /staff/rate_cards'>['cards'][number]
const TONES: Record<RateCard['state'], TagTone | undefined> = {
  in_force: 'ok',
  scheduled: 'info',
  past: undefined,
  withdrawn: undefined,
  unconfirmed: 'warn',
}

/** All rate cards, latest first. One that is not yet in effect can be withdrawn. */
export function Cards({ onImport }: { onImport: () => void }) {
  const cards = useCall('GET /staff/rate_cards')
  const whyNot = whyNotRole(useMe(), ['finance'])
  const takeBack = useSend('POST /staff/rate_cards/{id}/withdraw', {
    onDone: () => toast.success(words.takenBack),
  })
  const askBack = (card: RateCard) =>
    ask({
      title: words.takeBackAsk(card.name),
      text: words.takeBackText,
      confirmText: words.takeBack,
      danger: true,
      onConfirm: () => takeBack.mutateAsync({ params: { id: card.id }, body: {} }).then(() => true),
    })
  return (
    <Stack>
      <Line>
        <Button type="primary" onClick={onImport} disabledReason={whyNot ?? undefined}>
          {words.importCard}
        </Button>
        <ExportCsv label={words.exportAll} ask={() => call('GET /staff/rate_cards/export', { query: {} })} />
      </Line>
      <Loaded of={cards}>
        {(known) => (
          <Card flush>
            <Table
              caption={words.title}
              captionHidden
              rows={known.cards}
              rowKey={(card) => card.id}
              columns={[
                { head: words.name, names: true, render: (card) => card.name },
                {
                  head: words.state,
                  render: (card) => <Tag tone={TONES[card.state]}>{shippingText.states[card.state]}</Tag>,
                },
                { head: words.from, render: (card) => <DateTime at={card.effective_from} /> },
                { head: words.lines, render: (card) => <span className="code">{card.lines.join(' ')}</span> },
                { head: words.zones, align: 'end', render: (card) => number(card.zones) },
                { head: words.by, render: (card) => card.staff_name ?? words.start },
                {
                  head: words.takeBack,
                  inCard: false,
                  render: (card) =>
                    card.state === 'unconfirmed' ? (
                      <ConfirmCard card={card} />
                    ) : card.state === 'scheduled' ? (
                      <Button
                        type="redLine"
                        size="small"
                        disabledReason={whyNot ?? undefined}
                        onClick={() => void askBack(card)}
                      >
                        {words.takeBack}
                      </Button>
                    ) : null,
                },
              ]}
            />
          </Card>
        )}
      </Loaded>
    </Stack>
  )
}

/** Confirms a card of example prices, which is not used for prices until an admin has confirmed it. */
function ConfirmCard({ card }: { card: RateCard }) {
  const whyNot = whyNotRole(useMe(), ['admin'])
  const confirm = useSend('POST /staff/rate_cards/{id}/confirm', {
    onDone: () => toast.success(words.confirmed),
  })
  const askFirst = () =>
    ask({
      title: words.confirmAsk(card.name),
      text: words.confirmText,
      confirmText: words.confirm,
      onConfirm: () => confirm.mutateAsync({ params: { id: card.id }, body: {} }).then(() => true),
    })
  return (
    <Button size="small" disabledReason={whyNot ?? undefined} onClick={() => void askFirst()}>
      {words.confirm}
    </Button>
  )
}
