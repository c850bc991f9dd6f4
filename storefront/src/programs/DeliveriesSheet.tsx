import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { StatusTag, type StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { Hook } from './OneHook.tsx'

const words = programsText.deliveries
/** The refetch interval while a delivery is in progress. */
const ASK_AGAIN_MS = 3_000
type Delivery = Reply<'GET /hooks/{id}/deliveries'>['items'][number]

/** The latest deliveries to an address, their results, and a button to resend. */
export function DeliveriesSheet({ hook, onClose }: { hook: Hook; onClose: () => void }) {
  const [waits, setWaits] = useState(true)
  const deliveries = useCall(
    'GET /hooks/{id}/deliveries',
    { params: { id: hook.id } },
    { refetchMs: waits ? ASK_AGAIN_MS : false },
  )
  const isUnderWay = deliveries.data?.items.some(({ state }) => state === 'waiting') ?? true
  if (waits !== isUnderWay) setWaits(isUnderWay)
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <p className="code break-all text-ink-2">{hook.url}</p>
      <Loaded of={deliveries}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-4 text-ink-2">{words.none}</p>
          ) : (
            <ul className="mt-4 border-t border-line">
              {items.map((delivery) => (
                <OneDelivery
                  key={delivery.id}
                  hookId={hook.id}
                  delivery={delivery}
                  isOff={hook.disabled_at !== null}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!hook.disabled_at && <ReplaySelect hookId={hook.id} />}
    </Sheet>
  )
}

const REPLAY_DAYS = [1, 7, 30]

/** Sends everything since a day again, for a receiver that lost what it was sent. */
function ReplaySelect({ hookId }: { hookId: string }) {
  const [days, setDays] = useState('1')
  const replay = useSend('POST /hooks/{id}/replay', {
    onDone: ({ events }) => toast.success(words.replayOf(events)),
  })
  const send = () => {
    const to = new Date()
    const from = new Date(to.getTime() - Number(days) * 86_400_000)
    replay.mutate({ params: { id: hookId }, body: { from: from.toISOString(), to: to.toISOString() } })
  }
  return (
    <div className="fields mt-4">
      <SelectField
        label={words.replay}
        unmarked
        options={REPLAY_DAYS.map((count) => ({ value: String(count), label: words.replayChoice(count) }))}
        value={days}
        onChange={setDays}
      />
      <p>
        <Button size="small" onClick={send}>
          {words.again}
        </Button>
      </p>
      <Failure of={replay.error} />
    </div>
  )
}

const LOOK: Readonly<Record<Delivery['state'], StatusKind>> = {
  waiting: 'waiting',
  delivered: 'done',
  failed: 'problem',
}

function OneDelivery({ hookId, delivery, isOff }: { hookId: string; delivery: Delivery; isOff: boolean }) {
  const name = programsText.hooks.event[delivery.event]
  const again = useSend('POST /hooks/{id}/deliveries/{delivery}/redeliver', {
    onDone: () => toast.success(words.sent),
  })
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        {name} <StatusTag kind={LOOK[delivery.state]}>{words.states[delivery.state]}</StatusTag>
      </p>
      <p className="text-sm text-ink-2">
        <DateTime at={delivery.created_at} />
        {delivery.tries > 0 && ` · ${words.tries(delivery.tries)}`}
        {delivery.outcome && ` · ${words.outcomes[delivery.outcome] ?? words.answered(delivery.outcome)}`}
        {delivery.next_try_at && delivery.tries > 0 && (
          <>
            {' · '}
            {words.next} <DateTime at={delivery.next_try_at} />
          </>
        )}
      </p>
      <details>
        <summary className="text-sm">{words.body}</summary>
        <pre className="code overflow-x-auto text-sm">{delivery.body}</pre>
      </details>
      {!isOff && delivery.state !== 'waiting' && (
        <p>
          <Button
            size="small"
            aria-label={words.againOf(name)}
            onClick={() => again.mutate({ params: { id: hookId, delivery: delivery.id } })}
          >
            {words.again}
          </Button>
        </p>
      )}
      <Failure of={again.error} />
    </li>
  )
}
