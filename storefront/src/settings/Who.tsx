import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { TrackedNumber } from '@longhaul/ui/barcode/TrackedNumber.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Me } from '../shared/use-me.ts'

const words = settingsText

/** Picture, name, e-mail and whether it is verified, and the shopper's code for inbound parcels. */
export function Who() {
  const me = useCall('GET /users/info')
  return (
    <Loaded of={me} skeleton={<Skeleton />}>
      {(who) => <Person who={who} />}
    </Loaded>
  )
}

function Person({ who }: { who: Me }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar src={who.avatar} name={who.name} size={64} />
      <div className="min-w-0">
        <h2 className="text-xl break-words">{who.name}</h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {who.email !== who.name && <span className="break-words text-ink-2">{who.email}</span>}
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
      <div className="max-md:col-span-2">
        <p className="flex items-center gap-2 text-sm text-ink-2">
          {words.code} <TrackedNumber number={who.code} what={words.code} />
        </p>
        <p className="text-sm text-ink-2">{words.codeHint}</p>
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
