import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { ASK_WORDS_MAX } from '@longhaul/domain/parcels/asks.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { asksText as text } from '@longhaul/text/storefront/parcels/asks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { type ReactNode, useState } from 'react'
import { AskCard } from './AskCard.tsx'
import { AskedPapers } from './AskedPapers.tsx'
import { ConfirmReceipt } from './ConfirmReceipt.tsx'
import type { Ask, ParcelPage } from './parcel.ts'

/** What the package asks of the shopper: papers, duty, a choice after a failed delivery, or to collect it. */
export function AskStep({ parcel, ask, follow }: { parcel: ParcelPage; ask: Ask; follow: ReactNode }) {
  if (ask.answer && ask.answered_at)
    return (
      <NextStep kind="track" sentence={text.sentTitle[ask.answer]} action={follow}>
        {sentences(text.sentAt(dateTime(ask.answered_at)), ask.note)}
      </NextStep>
    )
  if (ask.kind === 'collect')
    return (
      <NextStep
        kind="confirm"
        sentence={text.collectTitle}
        action={follow}
        others={<ConfirmReceipt parcel={parcel} quiet />}
      >
        {sentences(saidBy(parcel), text.collectHow)}
      </NextStep>
    )
  if (ask.kind === 'papers') return <AskedPapers parcel={parcel} ask={ask} />
  return ask.kind === 'duty' ? (
    <DutyDue parcel={parcel} ask={ask} follow={follow} />
  ) : (
    <FailedDelivery parcel={parcel} />
  )
}

/** The carrier's latest words and place, in the reader's language as far as we know them. */
function saidBy({ latest_event: event }: ParcelPage): string {
  const said = [event?.description, event?.place].filter(Boolean).join(', ')
  return said && text.failedWhy(said)
}

/** Duty is paid to the carrier, outside the shop: what staff wrote says how much and how. */
function DutyDue({ parcel, ask, follow }: { parcel: ParcelPage; ask: Ask; follow: ReactNode }) {
  const [note, setNote] = useState('')
  const send = useSend('POST /parcels/{id}/answer', { quiet: true })
  return (
    <AskCard
      title={text.dutyTitle}
      words={sentences(ask.words, text.dutyHow)}
      actions={
        <>
          <Failure of={send.error} />
          {follow}
          <Button
            busy={send.isPending && text.sending}
            onClick={() =>
              send.mutate({ params: { id: parcel.id }, body: { answer: 'paid', note: note.trim() } })
            }
          >
            {text.paid}
          </Button>
        </>
      }
    >
      <Note label={text.paidNote} hint={text.paidHint} value={note} onChange={setNote} />
    </AskCard>
  )
}

/** Delivered again, or collected: the choice and a note go to customer service, who arrange it. */
function FailedDelivery({ parcel }: { parcel: ParcelPage }) {
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<'again' | 'collect'>('again')
  const send = useSend('POST /parcels/{id}/answer', { quiet: true })
  const answer = (wanted: 'again' | 'collect') => () => {
    setChosen(wanted)
    send.mutate({ params: { id: parcel.id }, body: { answer: wanted, note: note.trim() } })
  }
  const busy = (of: 'again' | 'collect') => send.isPending && chosen === of && text.sending
  return (
    <AskCard
      title={text.failedTitle}
      words={sentences(saidBy(parcel), text.failedHow)}
      actions={
        <>
          <Failure of={send.error} />
          <Button type="primary" size="big" busy={busy('again')} onClick={answer('again')}>
            {text.again}
          </Button>
          <Button busy={busy('collect')} onClick={answer('collect')}>
            {text.collect}
          </Button>
        </>
      }
    >
      <Note label={text.note} hint={text.noteHint} value={note} onChange={setNote} />
    </AskCard>
  )
}

const Note = (field: { label: string; hint: string; value: string; onChange: (value: string) => void }) => (
  <TextArea optional rows={2} max={ASK_WORDS_MAX} {...field} />
)
