import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { type FormEvent, useState } from 'react'
import { to } from '../links.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PrintedLabels, usePrintLabels } from '../shared/labels/PrintedLabels.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'

type Decision = NonNullable<FoundThing['decision']>
type Candidate = Reply<'GET /staff/found_things/{id}/candidates'>['items'][number]

/** One thing without a label: what was told of it, and what it may be. */
export function FoundPanel({ row, onDecided }: { row: FoundThing; onDecided: (decision: Decision) => void }) {
  const send = useSend('POST /staff/found_things/{id}/decide', { quiet: true })
  const why = row.why_not_second && errorText.reasons[row.why_not_second]
  const decide = (body: { decision: Decision; goods_number?: string }) =>
    send.mutate(
      { params: { id: row.id }, body: { note: '', ...body } },
      { onSuccess: () => onDecided(body.decision) },
    )
  async function keep() {
    const { keepTitle: title, keepText: text, keep: confirmText } = words.found
    if (await ask({ title, text, confirmText })) decide({ decision: 'unclaimed' })
  }
  const place = shelfWithWarehouse(row.warehouse_id, row.shelf)
  return (
    <QueuePanel
      label={row.look}
      actions={
        !row.decision && (
          <Button
            disabledReason={why}
            busy={send.isPending && send.variables?.body.decision === 'unclaimed' && consoleWords.saving}
            onClick={() => void keep()}
          >
            {words.found.keep}
          </Button>
        )
      }
    >
      <Line>
        <StatusTag kind={row.decision ? 'done' : 'attention'}>
          {row.decision ? words.found.decided[row.decision] : words.found.kind}
        </StatusTag>
        <span className="code">{row.number}</span>
        <AuditLink kind="found_thing" id={row.id} />
      </Line>
      <h2>{row.look}</h2>
      {row.image && (
        <Gallery label={words.found.picture} photos={[{ src: row.image, caption: row.look }]} size="small" />
      )}
      {why && <Note tone="warn">{why}</Note>}
      <Card title={words.facts.count}>
        <Facts
          facts={[
            {
              name: words.facts.shelf,
              value: (
                <>
                  {words.countedOn(place, row.told_by)} <DateTime at={row.told_at} />
                </>
              ),
              mark: !row.decision,
            },
            { name: words.found.pieces, value: words.found.count(row.pieces) },
            row.decided_by !== null && {
              name: words.facts.decision,
              value: (
                <>
                  {words.decidedBy(words.found.decided[row.decision!], row.decided_by)}{' '}
                  {row.decided_at && <DateTime at={row.decided_at} />}
                </>
              ),
            },
          ]}
        />
      </Card>
      {row.decision ? (
        <Outcome row={row} />
      ) : (
        <Card title={words.found.whatIsIt}>
          <Stack>
            <p className="text-ink-2">{words.found.whatIsItText}</p>
            <ByNumber
              why={why}
              busy={send.isPending}
              onPick={(goods_number) => decide({ decision: 'is_stock', goods_number })}
            />
            <Candidates
              id={row.id}
              why={why}
              onPick={(goods_number) => decide({ decision: 'is_stock', goods_number })}
            />
          </Stack>
        </Card>
      )}
      <Failure of={send.error} />
    </QueuePanel>
  )
}

/** Names the goods by the number of their label, from the list of stock or an order. */
function ByNumber({
  why,
  busy,
  onPick,
}: {
  why: string | null
  busy: boolean
  onPick: (goodsNumber: string) => void
}) {
  const [typed, setTyped] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '' && !busy) onPick(typed.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack tight>
        <TextField
          label={words.found.byNumber}
          unmarked
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={typed}
          onChange={setTyped}
        />
        <Line>
          <Button submit disabledReason={why} busy={busy && consoleWords.saving}>
            {words.found.isThis}
          </Button>
        </Line>
      </Stack>
    </form>
  )
}

function Candidates({
  id,
  why,
  onPick,
}: {
  id: string
  why: string | null
  onPick: (goodsNumber: string) => void
}) {
  const list = useCall('GET /staff/found_things/{id}/candidates', { params: { id } })
  return (
    <Loaded of={list}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-ink-2">{words.found.noCandidates}</p>
        ) : (
          <ul
            className="grid gap-px overflow-hidden rounded-card border bg-line"
            aria-label={words.found.candidates}
          >
            {items.map((item) => (
              <li key={item.stock_item_id} className="bg-surface px-3 py-1">
                <GoodsCard size="s" goods={item}>
                  <span className="code">{item.goods_number}</span> {sinceOf(item)}{' '}
                  <Button size="small" disabledReason={why} onClick={() => onPick(item.goods_number)}>
                    {words.found.isThis}
                  </Button>
                </GoodsCard>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

const sinceOf = ({ cause, since }: Candidate) => (
  <span className="text-sm text-ink-2">
    {cause ? words.found.lostAs(words.causes[cause]) : words.kinds.missing} <DateTime at={since} />
  </span>
)

/** What it turned out to be, and what is to be done with it now. */
function Outcome({ row }: { row: FoundThing }) {
  const labels = usePrintLabels()
  const { goods } = row
  const stock = useCall(
    'GET /staff/stock_items/{id}',
    { params: { id: goods?.stock_item_id ?? '' } },
    { enabled: goods !== null },
  )
  if (!goods)
    return row.unclaimed_id ? (
      <p>
        <Link to={to.unclaimed(row.unclaimed_id)}>{words.found.toUnclaimed}</Link>
      </p>
    ) : null
  const isHere = goods.warehouse_id === row.warehouse_id && goods.shelf === row.shelf
  return (
    <Card title={words.found.decided.is_stock}>
      <Stack>
        <GoodsCard size="m" goods={goods} />
        {row.was_lost && <Note tone="info">{words.found.wasLost}</Note>}
        <p>
          {isHere
            ? words.found.staysHere
            : words.found.bringTo(shelfWithWarehouse(goods.warehouse_id, goods.shelf) || words.noShelf)}
        </p>
        <Line>
          <Button onClick={() => stock.data && void labels.print([stock.data])}>
            {words.found.printGoods}
          </Button>
        </Line>
        <PrintedLabels rows={labels.rows} shelf={goods.shelf} onPrinted={labels.printed} />
      </Stack>
    </Card>
  )
}

export type FoundThing = Reply<'GET /staff/found_things'>['items'][number]
