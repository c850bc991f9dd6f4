import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useQueryClient } from '@tanstack/react-query'

const say = paymentText.verify

/** Why an unverified shopper cannot pay yet, with a button to resend the mail. */
export function VerifyNote({ email }: { email: string }) {
  const queries = useQueryClient()
  const mail = useSend('POST /send_active_email')
  return (
    <div role="alert">
      <Note tone="warn" title={say.title}>
        <p>{say.text(email)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" busy={mail.isPending && say.sending} onClick={() => mail.mutate({ body: {} })}>
            {say.send}
          </Button>
          <Button size="small" guardMs={0} onClick={() => void refresh(queries, 'GET /users/info')}>
            {say.done}
          </Button>
        </div>
        <p role="status" className="mt-2 text-sm">
          {mail.isSuccess && say.sent(email)}
        </p>
      </Note>
    </div>
  )
}
