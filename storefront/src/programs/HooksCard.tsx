import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useState } from 'react'
import { DeliveriesSheet } from './DeliveriesSheet.tsx'
import { type Hook, OneHook } from './OneHook.tsx'
import { NewHookSheet } from './NewHookSheet.tsx'
import { SecretOnce } from './SecretOnce.tsx'

const words = programsText.hooks

/** The addresses that are told of changes, the way to make one, and how each does. */
export function HooksCard({ asksCode, whyNot }: { asksCode: boolean; whyNot: string | false }) {
  const hooks = useCall('GET /hooks')
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [shown, setShown] = useState<Hook | null>(null)
  return (
    <Card title={words.title}>
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <Loaded of={hooks} skeleton={<Skeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-3 text-ink-2">{words.none}</p>
          ) : (
            <ul className="mt-3 border-t border-line">
              {items.map((hook) => (
                <OneHook key={hook.id} hook={hook} onShow={() => setShown(hook)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="mt-4">
        <Button type="primary" guardMs={0} disabledReason={whyNot} onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </p>
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
      <SecretOnce
        secret={secret}
        title={words.madeTitle}
        what={words.copy}
        text={words.madeText}
        onClose={() => setSecret(null)}
      />
      {shown && <DeliveriesSheet hook={shown} onClose={() => setShown(null)} />}
    </Card>
  )
}
