import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { STAFF_ASKS, type StaffAsk, whyNotAsk } from '@longhaul/domain/parcels/asks.ts'
import { asksText as words } from '@longhaul/text/console/dispatch/asks.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from './layout/Line.tsx'
import type { Parcel } from './parcel.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useMe, whyNotRole } from './use-me.ts'

/**
 * What a package under way asks of its shopper, the answer with its papers, and what support does about it:
 * ask for papers or duty, note that the answer was passed on. Renders nothing where there is neither.
 */
export function ParcelAsk({ parcel }: { parcel: Pick<Parcel, 'id' | 'stage' | 'ask'> }) {
  const mayWork = whyNotRole(useMe(), ['support']) === null
  const ask = parcel.ask ?? null
  const open = ask && { kind: ask.kind, answered: ask.answer !== null }
  const kinds = STAFF_ASKS.filter((kind) => mayWork && whyNotAsk(parcel.stage, open, kind) === null)
  if (!ask && kinds.length === 0) return null
  return (
    <Card title={words.title}>
      {ask && <Asked ask={ask} />}
      <Line>
        {ask && mayWork && <Settle parcelId={parcel.id} isAnswered={ask.answer !== null} />}
        {kinds.map((kind) => (
          <AskFor key={kind} kind={kind} parcelId={parcel.id} />
        ))}
      </Line>
    </Card>
  )
}

const Asked = ({ ask }: { ask: NonNullable<Parcel['ask']> }) => (
  <>
    <p>
      <b>{words.kinds[ask.kind]}</b> <DateTime at={ask.asked_at} />
    </p>
    <p className="muted">{ask.words || words.byCarrier}</p>
    <p>
      {ask.answer === null || ask.answered_at === null ? (
        words.waiting
      ) : (
        <>
          <b>{words.answers[ask.answer]}</b> <DateTime at={ask.answered_at} />
          {ask.note && <span className="block">{ask.note}</span>}
        </>
      )}
    </p>
    {ask.papers.length > 0 && (
      <ul aria-label={words.papers}>
        {ask.papers.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )}
  </>
)

function AskFor({ kind, parcelId }: { kind: StaffAsk; parcelId: string }) {
  const [asking, setAsking] = useState(false)
  const ask = useSend('POST /staff/parcels/{id}/ask', {
    onDone: () => void toast.success(words.asked),
  })
  return (
    <>
      <Button guardMs={0} onClick={() => setAsking(true)}>
        {words.ask[kind]}
      </Button>
      {asking && (
        <ReasonDialog
          title={words.ask[kind]}
          confirmText={words.ask[kind]}
          hint={words.askHint[kind]}
          onSend={(reason) => ask.mutateAsync({ params: { id: parcelId }, body: { kind, words: reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Settle({ parcelId, isAnswered }: { parcelId: string; isAnswered: boolean }) {
  const settle = useSend('POST /staff/parcels/{id}/settle_ask', {
    onDone: () => void toast.success(words.settled),
  })
  return (
    <Button
      type={isAnswered ? 'primary' : 'assistWhite'}
      busy={settle.isPending && consoleWords.saving}
      onClick={() => settle.mutate({ params: { id: parcelId }, body: {} })}
    >
      {isAnswered ? words.settle : words.drop}
    </Button>
  )
}
