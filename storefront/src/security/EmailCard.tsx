import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { SecretDialog } from './SecretDialog.tsx'

const words = securityText.email
export type Security = Reply<'GET /security'>

/** The address, whether it is verified, and the way to another. */
export function EmailCard({ security }: { security: Security }) {
  const [asking, setAsking] = useState(false)
  const change = useSend('POST /email_change', {
    quiet: true,
    onDone: ({ email }) => toast.success(words.asked(email)),
  })
  const cancel = useSend('POST /email_change/cancel', {
    onDone: () => toast.success(words.cancelled),
  })
  return (
    <Card
      title={words.title}
      aside={
        security.email_verified ? (
          <StatusTag kind="done">{words.verified}</StatusTag>
        ) : (
          <StatusTag kind="attention">{words.notVerified}</StatusTag>
        )
      }
    >
      <p className="text-lg break-words">{security.email}</p>
      {security.pending_email && (
        <div className="mt-3">
          <Note
            action={
              <Button
                size="small"
                busy={cancel.isPending && words.sending}
                onClick={() => cancel.mutate({ body: {} })}
              >
                {words.cancel}
              </Button>
            }
          >
            {words.pending(security.pending_email)}
          </Note>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!security.email_verified && <SendVerifyMail />}
        <Button guardMs={0} onClick={() => setAsking(true)}>
          {words.change}
        </Button>
      </div>
      <Failure of={cancel.error} />
      {asking && (
        <SecretDialog
          title={words.changeTitle}
          confirmText={words.changeSubmit}
          busyText={words.changeBusy}
          emailLabel={words.newEmail}
          asksCode={security.two_factor_at !== null}
          onClose={() => setAsking(false)}
          onSend={({ email, password, code }) =>
            change.mutateAsync({ body: { email, password, ...(code ? { code } : {}) } })
          }
        >
          <p>{words.changeText}</p>
        </SecretDialog>
      )}
    </Card>
  )
}

function SendVerifyMail() {
  const send = useSend('POST /send_active_email', {
    onDone: ({ email }) => toast.success(words.sent(email)),
  })
  return (
    <>
      <Button type="primary" busy={send.isPending && words.sending} onClick={() => send.mutate({ body: {} })}>
        {words.verify}
      </Button>
      <Failure of={send.error} />
    </>
  )
}
