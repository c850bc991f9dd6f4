import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { SecretDialog } from './SecretDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'

const words = securityText.email
export type Security = Reply<'GET /security'>

/** The e-mail address, whether it is verified, and a button to change it. */
export function EmailRow({ security }: { security: Security }) {
  const [asking, setAsking] = useState(false)
  const change = useSend('POST /email_change', {
    quiet: true,
    onDone: ({ email }) => toast.success(words.asked(email)),
  })
  const cancel = useSend('POST /email_change/cancel', {
    onDone: () => toast.success(words.cancelled),
  })
  return (
    <SecurityRow
      title={words.title}
      tag={
        security.email_verified ? (
          <StatusTag kind="done">{words.verified}</StatusTag>
        ) : (
          <StatusTag kind="attention">{words.notVerified}</StatusTag>
        )
      }
      actions={
        <>
          {!security.email_verified && <SendVerifyMail />}
          <Button guardMs={0} onClick={() => setAsking(true)}>
            {words.change}
          </Button>
        </>
      }
    >
      <p className="break-words text-ink-2">{security.email}</p>
      {security.pending_email && (
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
      )}
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
    </SecurityRow>
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
