import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { useMe } from '../shared/use-me.ts'
import type { Setup } from './setup.ts'

const words = setupText.mail

/**
 * Sends a test mail and takes back the code from its link, which proves that mail arrives. Opening the link
 * fills in the code.
 */
export function TestMail({ setup }: { setup: Setup }) {
  const me = useMe()
  const [fromLink, setFromLink] = useSearchParam('mail', { replace: true })
  const [to, setTo] = useState<string | null>(null)
  const [code, setCode] = useState(fromLink)
  const send = useSend('POST /staff/setup/test_mail', { quiet: true })
  const confirm = useSend('POST /staff/setup/test_mail/confirm', {
    quiet: true,
    onDone: () => {
      setFromLink('')
      setCode('')
      toast.success(words.arrived)
    },
  })
  const address = to ?? me?.email ?? ''
  return (
    <div className="grid max-w-[32rem] gap-3 pt-2">
      <TextField label={words.to} value={address} onChange={setTo} error={null} maxLength={254} />
      <Line>
        <Button busy={send.isPending && words.sending} onClick={() => send.mutate({ body: { to: address } })}>
          {words.send}
        </Button>
      </Line>
      <Failure of={send.error} />
      {(setup.mail_waiting_for !== null || code !== '') && (
        <>
          {setup.mail_waiting_for !== null && <p className="text-sm">{words.sent(setup.mail_waiting_for)}</p>}
          <TextField label={words.code} value={code} onChange={setCode} error={null} maxLength={500} />
          <Failure of={confirm.error} />
          <Line>
            <Button
              type="primary"
              busy={confirm.isPending && words.confirming}
              onClick={() => confirm.mutate({ body: { code } })}
            >
              {words.confirm}
            </Button>
          </Line>
        </>
      )}
    </div>
  )
}
