import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Me } from '../shared/use-me.ts'

const words = settingsText

/** Picture, name, e-mail and whether it is verified, and the code for the shopper's own parcels. */
export function WhoCard() {
  const me = useCall('GET /users/info')
  return (
    <Card>
      <Loaded of={me} skeleton={<Skeleton />}>
        {(who) => <Who who={who} />}
      </Loaded>
    </Card>
  )
}

function Who({ who }: { who: Me }) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar src={who.avatar} name={who.name} size={64} />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{who.name}</h2>
        <p className="break-words text-ink-2">{who.email}</p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {who.email_verified ? (
            <StatusTag kind="done">{words.verified}</StatusTag>
          ) : (
            <>
              <StatusTag kind="attention">{words.notVerified}</StatusTag>
              <SendVerifyMail />
            </>
          )}
        </div>
      </div>
      <div>
        <p className="text-sm text-ink-2">{words.code}</p>
        <p>
          <span className="code text-lg">{who.code}</span> <CopyButton text={who.code} what={words.code} />
        </p>
        <p className="max-w-56 text-sm text-ink-2">{words.codeHint}</p>
      </div>
    </div>
  )
}

function SendVerifyMail() {
  const send = useSend('POST /send_active_email', {
    onDone: ({ email }) => toast.success(words.verifySent(email)),
  })
  return (
    <>
      <Button
        size="small"
        busy={send.isPending && words.verifySending}
        onClick={() => send.mutate({ body: {} })}
      >
        {words.verify}
      </Button>
      <Failure of={send.error} />
    </>
  )
}
