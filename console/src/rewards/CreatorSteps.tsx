import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { type CreatorStep, creatorStepsIn, needsReason } from '@longhaul/domain/rewards/creators.ts'
import { creatorsText as words } from '@longhaul/text/console/rewards/creators.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { StaffCreator } from './creator.ts'
import { RateDialog } from './RateDialog.tsx'
import { SharesSheet } from './SharesSheet.tsx'

type Open = 'decline' | 'pause' | 'end' | 'rate' | 'shares' | null

/** What staff can decide about a creator: each step, the rate, and a look at the shares. */
export function CreatorSteps({ creator }: { creator: StaffCreator }) {
  const [open, setOpen] = useState<Open>(null)
  const [forfeit, setForfeit] = useState(false)
  const why = whyNotRole(useMe(), ['finance'])
  const params = { id: creator.id }
  const take = useSend('POST /staff/creators/{id}/steps', { onDone: () => toast.success(words.done) })
  const close = () => setOpen(null)
  // An account that was deleted has no name any more, and nothing begins again.
  const steps = creator.shown_name === '' ? [] : creatorStepsIn(creator.state)
  const start = (step: CreatorStep) =>
    needsReason(step) ? setOpen(step) : take.mutate({ params, body: { step, reason: '' } })
  const took = creator.state !== 'applied' && creator.state !== 'declined'
  return (
    <Line>
      {steps.map((step) => (
        <Button
          key={step}
          type={step === 'approve' ? 'primary' : step === 'end' || step === 'decline' ? 'redLine' : undefined}
          disabledReason={why}
          busy={take.isPending && words.busy}
          onClick={() => start(step)}
        >
          {words.steps[step]}
        </Button>
      ))}
      {steps.length > 0 && (
        <Button guardMs={0} disabledReason={why} onClick={() => setOpen('rate')}>
          {words.rate}
        </Button>
      )}
      {took && (
        <Button guardMs={0} onClick={() => setOpen('shares')}>
          {words.shares}
        </Button>
      )}
      {(open === 'decline' || open === 'pause' || open === 'end') && (
        <ReasonDialog
          title={words.asks[open]}
          confirmText={words.steps[open]}
          hint={words.hint}
          onSend={(reason) =>
            take.mutateAsync({
              params,
              body: { step: open, reason, ...(open === 'end' && forfeit ? { forfeit } : {}) },
            })
          }
          onClose={close}
        >
          <p>{words.asksText[open]}</p>
          {open === 'end' && <CheckboxField label={words.forfeit} value={forfeit} onChange={setForfeit} />}
        </ReasonDialog>
      )}
      {open === 'rate' && <RateDialog creator={creator} onClose={close} />}
      {open === 'shares' && <SharesSheet creator={creator} onClose={close} />}
    </Line>
  )
}
