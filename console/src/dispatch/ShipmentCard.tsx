import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { lacksVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { Parcel } from '../shared/parcel.ts'
import { AddressProblem } from './AddressProblem.tsx'
import { useHandOver } from './use-hand-over.ts'

const words = handOverText.shipment
type Shipment = NonNullable<Reply<'GET /staff/parcels/{id}/shipment'>['shipment']>

const LOOKS: Readonly<Record<Shipment['stage'], StatusKind>> = {
  asked: 'waiting',
  booked: 'done',
  refused: 'problem',
  cancelling: 'waiting',
  cancelled: 'closed',
}

/**
 * Books a packed package with its carrier, prints the label, cancels the booking. Renders nothing if the
 * carrier has no interface.
 */
export function ShipmentCard({ parcel }: { parcel: Parcel }) {
  const found = useCall('GET /staff/parcels/{id}/shipment', { params: { id: parcel.id } })
  const steps = useShipmentSteps()
  if (!found.data) return null
  const { offered, shipment } = found.data
  if (!offered && !shipment) return null
  return (
    <Card
      title={words.title}
      level={3}
      aside={offered && words.offered(offered.carrier_name, offered.service)}
    >
      <Stack tight>
        {shipment && <State shipment={shipment} />}
        <Failure of={steps.book.error ?? steps.cancel.error ?? steps.ship.error} />
        {steps.book.error?.reason === 'letters_unknown' && (
          <OtherLetters
            parcel={parcel}
            proposals={Object.values(steps.book.error.fields)}
            book={() => steps.book.mutate({ params: { id: parcel.id }, body: { letters_confirmed: true } })}
          />
        )}
        {parcel.stage === 'to_ship' && (
          <ShipmentActions parcel={parcel} offered={Boolean(offered)} shipment={shipment} steps={steps} />
        )}
      </Stack>
    </Card>
  )
}

function useShipmentSteps() {
  const book = useSend('POST /staff/parcels/{id}/book', { quiet: true })
  const cancel = useSend('POST /staff/shipments/{id}/cancel', {
    quiet: true,
    onDone: () => void toast.success(words.cancelled),
  })
  const ship = useHandOver()
  return { book, cancel, ship }
}

/**
 * Buttons to book, to hand over under the carrier's number, and to cancel the booking, as the stage allows.
 */
function ShipmentActions({
  parcel,
  offered,
  shipment,
  steps: { book, cancel, ship },
}: {
  parcel: Parcel
  offered: boolean
  shipment: Shipment | null
  steps: ReturnType<typeof useShipmentSteps>
}) {
  const why = whyNotRole(useMe(), ['warehouse'])
  const lacks = lacksVideo({
    serviceIds: parcel.services.map((service) => service.id),
    hasVideo: Boolean(parcel.video),
  })
  const whyNotGo = why ?? (lacks ? errorText.reasons.video_needed : null)
  const isOpen =
    shipment?.stage === 'asked' || shipment?.stage === 'booked' || shipment?.stage === 'cancelling'
  const number = shipment?.stage === 'booked' ? shipment.tracking_number : null

  /** The carrier itself gave this number. A refusal is shown above the buttons. */
  const shipWith = (tracking_number: string) =>
    ship
      .handOver(parcel.id, { tracking_number, carrier: shipment?.carrier ?? '', number_confirmed: true })
      .catch(() => undefined)

  async function takeBack(id: string) {
    const question = { title: words.cancelTitle, text: words.cancelText, confirmText: words.cancel }
    // A refusal is shown above the buttons.
    if (await ask(question)) await cancel.mutateAsync({ params: { id }, body: {} }).catch(() => undefined)
  }

  return (
    <Line>
      {offered && (!isOpen || shipment?.stage === 'asked') && (
        <Button
          type={number ? 'assistWhite' : 'primary'}
          busy={book.isPending && words.booking}
          disabledReason={whyNotGo}
          onClick={() => book.mutate({ params: { id: parcel.id }, body: {} })}
        >
          {shipment?.stage === 'asked' ? words.askAgain : words.book}
        </Button>
      )}
      {number && (
        <Button
          type="primary"
          busy={ship.isPending && words.booking}
          disabledReason={whyNotGo}
          onClick={() => void shipWith(number)}
        >
          {words.shipWithIt}
        </Button>
      )}
      {shipment?.stage === 'booked' && (
        <Button
          guardMs={0}
          busy={cancel.isPending && words.booking}
          disabledReason={why}
          onClick={() => void takeBack(shipment.id)}
        >
          {words.cancel}
        </Button>
      )}
    </Line>
  )
}

/**
 * An address that the carrier may not read: its shopper is asked for Latin letters, or it is booked as it is.
 */
const OtherLetters = ({
  parcel,
  proposals,
  book,
}: {
  parcel: Parcel
  proposals: readonly string[]
  book: () => void
}) => (
  <Line>
    <AddressProblem parcel={parcel} label={words.askForLatin} presets={[words.latinReason(proposals)]} />
    <Button onClick={book}>{words.bookAsIs}</Button>
  </Line>
)

/** Says how long a carrier that has not responded will be asked again. */
function Unanswered({ until }: { until: string }) {
  const sentence = new Date(until) > new Date() ? words.askedUntil : words.askedNoMore
  return <p className="muted">{sentence(dateTime(until))}</p>
}

function State({ shipment }: { shipment: Shipment }) {
  return (
    <>
      <Line as="p">
        <StatusTag kind={LOOKS[shipment.stage]}>{words.stages[shipment.stage]}</StatusTag>
        {shipment.tracking_number && (
          <>
            <span className="code">{shipment.tracking_number}</span>
            <CopyButton text={shipment.tracking_number} what={words.number} />
          </>
        )}
      </Line>
      {shipment.asked_again_until && <Unanswered until={shipment.asked_again_until} />}
      {shipment.failure && <p className="muted">{shipment.failure}</p>}
      {shipment.stage === 'booked' &&
        (shipment.label_url ? (
          <p>
            <a href={shipment.label_url} target="_blank" rel="noreferrer">
              {words.label}
            </a>
          </p>
        ) : (
          <p className="muted">{words.noLabel}</p>
        ))}
    </>
  )
}
