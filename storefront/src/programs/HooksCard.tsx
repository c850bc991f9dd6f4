import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { useState } from 'react'
import { MadeCard } from './MadeCard.tsx'
import { DeliveriesSheet } from './DeliveriesSheet.tsx'
import { type Hook, OneHook } from './OneHook.tsx'
import { NewHookSheet } from './NewHookSheet.tsx'
import { RotateSheet } from './RotateSheet.tsx'
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
