import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { type TimedHoldKind, isTimed } from '@longhaul/domain/funds/standing.ts'
import { consoleStandingText as words } from '@longhaul/text/console/finance/standing.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useMe, whyNotRole } from './use-me.ts'

type Standing = Reply<'POST /staff/shoppers/{id}/lift_hold'>
type Hold = Standing['holds'][number]
type Timed = Hold & { kind: TimedHoldKind }

/**
 * What holds a shopper's payouts, until when, and a button to lift what time would end; then what a colleague
 * lifted.
 */
export function HeldBy({
  shopperId,
  holds,
  lifted,
}: { shopperId: string } & Pick<Standing, 'holds' | 'lifted'>) {
  const [lifting, setLifting] = useState<Timed | null>(null)
  const lift = useSend('POST /staff/shoppers/{id}/lift_hold', {
    quiet: true,
    onDone: () => toast.success(words.liftDone),
  })
  if (holds.length + lifted.length === 0) return null
  return (
    <>
      {holds.length > 0 && (
        <Note tone="warn" title={words.payouts}>
          <ul className="grid gap-1">
            {holds.map((hold) => (
              <Row key={`${hold.kind}${hold.since}`} hold={hold} onLift={setLifting} />
            ))}
          </ul>
        </Note>
      )}
      {lifted.map((hold) => (
        <Note key={`${hold.kind}${hold.since}`} tone="info">
          {words.lifted(words.holds[hold.kind], hold.by_name)}
        </Note>
      ))}
      {lifting && (
        <ReasonDialog
          title={words.liftTitle}
          confirmText={words.lift}
          hint={words.liftHint}
          onSend={(reason) =>
            lift.mutateAsync({
              params: { id: shopperId },
              body: { kind: lifting.kind, since: lifting.since, reason },
            })
          }
          onClose={() => setLifting(null)}
        >
          <p>{words.liftText(words.holds[lifting.kind])}</p>
        </ReasonDialog>
      )}
    </>
  )
}

function Row({ hold, onLift }: { hold: Hold; onLift: (hold: Timed) => void }) {
  const me = useMe()
  const { kind, until } = hold
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>{words.held(kind, until && dateTime(until))}</span>
      {isTimed(kind) && (
        <Button
          size="smallest"
          guardMs={0}
          aria-label={words.liftOf(words.holds[kind])}
          disabledReason={whyNotRole(me, ['finance'])}
          onClick={() => onLift({ ...hold, kind })}
        >
          {words.lift}
        </Button>
      )}
    </li>
  )
}
