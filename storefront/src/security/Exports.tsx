import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { SecretDialog } from './SecretDialog.tsx'

const words = securityText.exports
/**
 * The refetch interval while an export is being created: a message arrives too, but the page may have no live
 * connection.
 */
const ASK_AGAIN_MS = 5_000
type Export = Reply<'GET /exports'>['items'][number]

/** The shopper's data as a zip: created on demand, stored for seven days. */
export function Exports({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const [asking, setAsking] = useState(false)
  const [waits, setWaits] = useState(false)
  const exports = useCall('GET /exports', undefined, { refetchMs: waits ? ASK_AGAIN_MS : false })
  const isMaking = exports.data?.items.some(({ stage }) => stage === 'making') ?? false
  if (waits !== isMaking) setWaits(isMaking)
  const make = useSend('POST /exports', {
    quiet: true,
    onDone: () => toast.success(words.started),
  })
  return (
    <Folded title={words.title} open={exports.data?.items.some(({ url }) => url) || isMaking}>
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <Loaded of={exports} skeleton={<Skeleton />}>
        {({ items }) =>
          items.length > 0 && (
            <ul className="mt-3 border-t border-line">
              {items.slice(0, 3).map((item) => (
                <MadeExport key={item.id} made={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="py-4">
        <Button
          guardMs={0}
          disabledReason={isMaking && errorText.reasons.export_running}
          onClick={() => setAsking(true)}
        >
          {words.make}
        </Button>
      </p>
      {asking && (
        <SecretDialog
          title={words.makeTitle}
          confirmText={words.makeSubmit}
          busyText={words.makeBusy}
          asksCode={hasTwoFactor}
          onClose={() => setAsking(false)}
          onSend={({ password, code }) => make.mutateAsync({ body: { password, ...(code ? { code } : {}) } })}
        >
          <p>{words.makeText}</p>
        </SecretDialog>
      )}
    </Folded>
  )
}

function MadeExport({ made }: { made: Export }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1">
        {words.from} <DateTime at={made.created_at} />
        {made.url && made.expires_at && (
          <span className="num block text-sm text-ink-2">
            {words.size(made.bytes)} · {words.until} <DateTime at={made.expires_at} only="date" />
          </span>
        )}
      </span>
      {made.url ? (
        <LinkButton href={made.url} type="primary" size="small">
          {words.download}
        </LinkButton>
      ) : (
        <span className="text-sm text-ink-2">{made.stage === 'making' ? words.running : words.expired}</span>
      )}
    </li>
  )
}
