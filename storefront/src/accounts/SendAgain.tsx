import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const words = accountsText.success
/** The wait between two mails; the server sends at most six an hour (server/src/accounts/limit-calls.ts). */
const WAIT_SECONDS = 60

/** Resends the verification mail, at most once a minute; the remaining wait is shown next to the button. */
export function SendAgain({ waiting = true }: { waiting?: boolean }) {
  const [left, setLeft] = useSecondsLeft(waiting ? WAIT_SECONDS : 0)
  const send = useSend('POST /send_active_email', {
    onDone: ({ email }) => {
      setLeft(WAIT_SECONDS)
      toast.success(words.sent(email))
    },
    onError: ({ data }) => {
      if (typeof data['retry_after'] === 'number') setLeft(data['retry_after'])
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        disabled={left > 0}
        busy={send.isPending && words.sending}
        onClick={() => send.mutate({ body: {} })}
      >
        {words.again}
      </Button>
      <span className="num text-sm text-ink-2">{left > 0 && words.wait(left)}</span>
      <Failure of={send.error} />
    </div>
  )
}
