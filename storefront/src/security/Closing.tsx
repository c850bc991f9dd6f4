import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { money, number } from '@longhaul/text/format.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { to } from '../links.ts'
import { logOutHere } from '../session.ts'
import { SecretDialog } from './SecretDialog.tsx'

const words = securityText.closing

/** Deletes the account: shows what prevents it, or the button. */
export function Closing({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const [asking, setAsking] = useState(false)
  const closing = useCall('GET /account/closing')
  const navigate = useNavigate()
  const close = useSend('POST /account/close', {
    quiet: true,
    onDone: () => {
      navigate(to.home())
      logOutHere()
      toast.success(words.done)
    },
  })
  return (
    <Folded title={words.title}>
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <Loaded of={closing} skeleton={<Skeleton />}>
        {({ obstacles }) => (
          <>
            {obstacles.length > 0 && (
              <div className="mt-3">
                <Note tone="warn" title={words.obstaclesTitle}>
                  <ul className="list-disc ps-5">
                    {obstacles.map(({ kind, amount }) => (
                      <li key={kind}>
                        {words.obstacles[kind](
                          kind === 'balance' || kind === 'owed' ? money(amount) : number(amount),
                        )}
                      </li>
                    ))}
                  </ul>
                </Note>
              </div>
            )}
            <p className="py-4">
              <Button
                type="redLine"
                icon={<Trash />}
                guardMs={0}
                disabledReason={obstacles.length > 0 && words.notYet}
                onClick={() => setAsking(true)}
              >
                {words.submit}
              </Button>
            </p>
          </>
        )}
      </Loaded>
      {asking && (
        <SecretDialog
          title={words.askTitle}
          confirmText={words.confirm}
          busyText={words.busy}
          danger
          asksCode={hasTwoFactor}
          onClose={() => setAsking(false)}
          onSend={({ password, code }) =>
            close.mutateAsync({ body: { password, ...(code ? { code } : {}) } })
          }
        >
          <p>{words.askText}</p>
        </SecretDialog>
      )}
    </Folded>
  )
}
