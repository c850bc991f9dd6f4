import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { useState } from 'react'
import { confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { MadeCard } from './MadeCard.tsx'
import { DeliveriesSheet } from './DeliveriesSheet.tsx'
import { NewProgramSheet } from './NewProgramSheet.tsx'
import { type Hook, OneHook } from './OneHook.tsx'
import { NewHookSheet } from './NewHookSheet.tsx'
import { SecretOnce } from './SecretOnce.tsx'

const words = programsText.hooks

/** The addresses notified of changes, a button to create one, and the state of each. */
export function HooksCard({ asksCode, whyNot }: { asksCode: boolean; whyNot: string | false }) {
  const hooks = useCall('GET /hooks')
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [shown, setShown] = useState<Hook | null>(null)
  const [rotating, setRotating] = useState<Hook | null>(null)
  return (
    <MadeCard
      words={words}
      of={hooks}
      renderRow={(hook) => (
        <OneHook key={hook.id} hook={hook} onShow={() => setShown(hook)} onRotate={() => setRotating(hook)} />
      )}
      whyNot={whyNot}
      onMake={() => setMaking(true)}
    >
      {making && (
        <NewHookSheet
          asksCode={asksCode}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
          }}
        />
      )}
      {rotating && (
        <RotateSheet
          hook={rotating}
          asksCode={asksCode}
          onClose={() => setRotating(null)}
          onMade={(made) => {
            setRotating(null)
            setSecret(made)
          }}
        />
      )}
      <SecretOnce
        secret={secret}
        title={words.madeTitle}
        what={words.copy}
        text={words.madeText}
        onClose={() => setSecret(null)}
      />
      {shown && <DeliveriesSheet hook={shown} onClose={() => setShown(null)} />}
    </MadeCard>
  )
}

/** Replaces the secret of a hook. */
function RotateSheet({
  hook,
  asksCode,
  onClose,
  onMade,
}: {
  hook: Hook
  asksCode: boolean
  onClose: () => void
  onMade: (secret: string) => void
}) {
  const form = useCallForm('POST /hooks/{id}/rotate_secret', {
    start: confirmStart,
    check: confirmChecks(asksCode),
    quiet: true,
    args: (values) => ({ params: { id: hook.id }, body: confirmed(values) }),
    onDone: ({ secret }) => onMade(secret),
  })
  return (
    <NewProgramSheet
      words={{ makeTitle: words.rotate, busy: words.busy, submit: words.rotate }}
      form={form}
      asksCode={asksCode}
      onClose={onClose}
    >
      <p className="code break-all text-ink-2">{hook.url}</p>
      <p>{words.rotated}</p>
    </NewProgramSheet>
  )
}
