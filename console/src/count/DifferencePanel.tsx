import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import type { CountDecision } from '@longhaul/domain/warehouse/shelf-count.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PlacesTable } from '../shared/goods/PlacesTable.tsx'
import { SilentKey } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import type { Difference } from './difference.ts'
import { LoseDialog } from './LoseDialog.tsx'

const KEYS: Readonly<Record<CountDecision, string>> = {
  here: 'c',
  put_back: 'm',
  found: 'f',
  again: 'r',
  lost: 'l',
}

/** One difference: where the thing was found and where the books have it, and what can be decided. */
export function DifferencePanel({
  row,
  onDecided,
}: {
  row: Difference
  onDecided: (decision: CountDecision) => void
}) {
  const [losing, setLosing] = useState(false)
  const send = useSend('POST /staff/count_differences/{id}/decide', { quiet: true })
  const why = row.why_not_second && errorText.reasons[row.why_not_second]
  const decide = (decision: CountDecision) => {
    if (send.isPending) return
    if (decision === 'lost') return setLosing(true)
    send.mutate(
      { params: { id: row.id }, body: { decision, note: '' } },
      { onSuccess: () => onDecided(decision) },
    )
  }
  useShortcuts(
    why || losing
      ? []
      : row.decisions.map((decision) => ({
          keys: KEYS[decision],
          does: words.decisions[decision],
          act: () => decide(decision),
        })),
  )
  const actions = row.decisions.map((decision, at) => (
    <Button
      key={decision}
      type={decision === 'lost' ? 'redLine' : at === 0 ? 'primary' : 'assistWhite'}
      busy={send.isPending && send.variables?.body.decision === decision && consoleWords.saving}
      disabledReason={why}
      onClick={() => decide(decision)}
    >
      {words.decisions[decision]} <SilentKey>{KEYS[decision].toUpperCase()}</SilentKey>
    </Button>
  ))
  return (
    <QueuePanel label={row.title} actions={actions.length > 0 && actions}>
      <Line>
        <StatusTag kind={row.decision ? 'closed' : 'attention'}>{words.kinds[row.kind]}</StatusTag>
        <AuditLink kind="count_difference" id={row.id} />
      </Line>
      <GoodsCard size="l" goods={row} />
      {!row.decision && <Note tone="info">{words.hints[row.kind]}</Note>}
      {why && <Note tone="warn">{why}</Note>}
      <SideBySide>
        <Card title={titleOf(row)}>
          <Facts facts={factsOf(row)} />
        </Card>
        <Card title={words.places}>
          <PlacesTable id={row.stock_item_id} />
        </Card>
      </SideBySide>
      <Failure of={send.error} />
      {losing && (
        <LoseDialog row={row} onClose={() => setLosing(false)} onDecided={() => onDecided('lost')} />
      )}
    </QueuePanel>
  )
}

const titleOf = ({ transfer_number: transfer, parcel_number: parcel }: Difference): string =>
  parcel ? words.facts.comeBack : transfer ? words.facts.receipt : words.facts.count

/** Where it was missed: by a return, a transfer or a count. */
function missedIn(row: Difference): { name: string; said: string } {
  const { counted_by: by, transfer_number: transfer, parcel_number: parcel } = row
  if (parcel) return { name: words.facts.back, said: words.notInReturn(parcel, by) }
  if (transfer) return { name: words.facts.transfer, said: words.missedBy(transfer, by) }
  return { name: words.facts.shelf, said: words.countedOn(row.counted_shelf, by) }
}

const factsOf = (row: Difference) => {
  const books = shelfWithWarehouse(row.books_warehouse_id, row.books_shelf) || words.noShelf
  const now = shelfWithWarehouse(row.warehouse_id, row.shelf) || words.noShelf
  return [
    {
      name: missedIn(row).name,
      value: (
        <>
          {missedIn(row).said} <DateTime at={row.counted_at} />
        </>
      ),
      mark: row.decision === null,
    },
    row.kind === 'missing' &&
      row.expected_pieces > 1 && {
        name: words.facts.scanned,
        value: words.pieces(row.found_pieces, row.expected_pieces),
      },
    {
      name: row.transfer_number ? words.facts.from : words.facts.books,
      value: <span className="code">{books}</span>,
    },
    now !== books && { name: words.facts.now, value: <span className="code">{now}</span> },
    { name: words.facts.worth, value: money(row.value_fen) },
    { name: words.facts.shopper, value: <ShopperLink id={row.shopper_id} name={row.shopper_name} /> },
    {
      name: words.facts.order,
      value: row.order_number ? <span className="code">{row.order_number}</span> : words.facts.forwarded,
    },
    row.decision !== null && {
      name: words.facts.decision,
      value: (
        <>
          {row.decided_by
            ? words.decidedBy(words.decided[row.decision], row.decided_by)
            : words.decided[row.decision]}{' '}
          {row.cause && `· ${words.causes[row.cause]} `}
          {row.note && `· ${row.note} `}
          {row.decided_at && <DateTime at={row.decided_at} />}
        </>
      ),
    },
  ]
}
