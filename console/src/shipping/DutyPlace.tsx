import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { date, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type DutyCharge, DutyOverrideForm } from './DutyOverrideForm.tsx'

type Own = NonNullable<DutyCharge['override']>

/** The charges of a place, in which single figures can be replaced by the shop's own, and restored. */
export function DutyPlace({
  place,
  name,
  isOwn,
  onClose,
}: {
  place: string
  name: string
  /** All rules of the place are the shop's own already. */
  isOwn: boolean
  onClose: () => void
}) {
  const known = useCall('GET /staff/duty_rules/{place}', { params: { place } })
  return (
    <Sheet open title={words.chargesOf(name)} onClose={onClose}>
      <Loaded of={known}>
        {({ charges, idle }) => (
          <Stack>
            {isOwn && <Note tone="info">{words.ownPlace}</Note>}
            {idle.length > 0 && (
              <Note tone="warn" title={words.idleFigures}>
                {idle.map((own) => (
                  <p key={own.id} className="flex flex-wrap items-center gap-2">
                    <span className="code">{own.id}</span>
                    <Restore place={place} charge={own.id} name={own.id} />
                  </p>
                ))}
              </Note>
            )}
            <ul className="grid">
              {charges.map((charge) => (
                <Charge key={charge.id} place={place} charge={charge} />
              ))}
            </ul>
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}

function Charge({ place, charge }: { place: string; charge: DutyCharge }) {
  const [isEditing, setEditing] = useState(false)
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  const { override: own } = charge
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <p>
        <b>{charge.name}</b> <span className="code muted">{charge.id}</span>
      </p>
      <p className="text-ink-2">{charge.how}</p>
      {own && <OwnFigure charge={charge} own={own} />}
      {charge.figures.length === 0 ? (
        <p className="muted text-sm">{words.noFigure}</p>
      ) : isEditing ? (
        <DutyOverrideForm place={place} charge={charge} onClose={() => setEditing(false)} />
      ) : (
        <span className="flex flex-wrap gap-2">
          <Button size="small" guardMs={0} disabledReason={whyNot} onClick={() => setEditing(true)}>
            {words.replace}
          </Button>
          {own && <Restore place={place} charge={charge.id} name={charge.name} />}
        </span>
      )}
    </li>
  )
}

/** The shop's own figure in place of that of the rules, who entered it, when and why. */
function OwnFigure({ charge, own }: { charge: DutyCharge; own: Own }) {
  const released = charge.figures.find(({ figure }) => figure === own.figure)
  return (
    <p>
      <Tag tone="kraft">{words.ownSince(date(own.since))}</Tag>{' '}
      {words.ownFigure(
        figureWords(own.figure, own.value, released?.currency ?? null),
        released ? figureWords(own.figure, released.value, released.currency) : '',
      )}{' '}
      <span className="muted">
        {own.reason} · {own.by}
      </span>
    </p>
  )
}

const figureWords = (figure: Own['figure'], value: number, currency: string | null): string =>
  figure === 'rate' || currency === null ? `${value / 10_000}%` : moneyWithCode(value, currency)

function Restore({ place, charge, name }: { place: string; charge: string; name: string }) {
  const restore = useSend('DELETE /staff/duty_rules/{place}/{charge}', {
    onDone: () => void toast.success(words.restored),
  })
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  return (
    <Button
      size="small"
      disabledReason={whyNot}
      aria-label={`${words.restore} ${name}`}
      onClick={() => restore.mutate({ params: { place, charge } })}
    >
      {words.restore}
    </Button>
  )
}
