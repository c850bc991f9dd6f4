import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'

const words = securityText.devices
type Session = Reply<'GET /sessions'>['items'][number]

/** The devices that are logged in; each but this one can be logged out from here. */
export function DevicesCard({ sessions }: { sessions: readonly Session[] }) {
  const endOthers = useSend('POST /sessions/end_others', {
    onDone: ({ ended }) => toast.success(words.othersDone(ended)),
  })
  const askAll = () =>
    ask({
      title: words.othersTitle,
      text: words.othersText,
      confirmText: words.others,
      busyText: words.othersBusy,
      danger: true,
      onConfirm: () => endOthers.mutateAsync({ body: {} }),
    })
  return (
    <Card
      title={words.title}
      aside={words.lead}
      flush
      footer={
        sessions.length > 1 ? (
          <Button type="redLine" guardMs={0} onClick={() => void askAll()}>
            {words.others}
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{words.alone}</p>
        )
      }
    >
      <ul>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <Failure of={endOthers.error} />
    </Card>
  )
}

const HAND_HELD = new Set(['iPhone', 'Android', 'HarmonyOS'])

function Device({ session }: { session: Session }) {
  const name = words.name(session.browser, session.system)
  const end = useSend('DELETE /sessions/{id}', {
    onDone: () => toast.success(words.ended(name)),
  })
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-3 border-t border-line px-4 py-4 first:border-t-0 sm:grid-cols-[auto_1fr_auto] md:px-6">
      <span className="mt-1 text-ink-3">
        {HAND_HELD.has(session.system ?? '') ? <Smartphone /> : <Monitor />}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {session.current && <Tag tone="ok">{words.here}</Tag>}
        </p>
        <p className="num text-sm break-words text-ink-2">{words.from(session.address)}</p>
        <p className="text-sm text-ink-2">
          <span className="block md:inline">
            {words.seen} <DateTime at={session.seen_at} />
          </span>
          <span className="hidden md:inline"> · </span>
          <span className="block md:inline">
            {words.since} <DateTime at={session.created_at} />
          </span>
        </p>
        <Failure of={end.error} />
      </div>
      {!session.current && (
        <span className="col-start-2 sm:col-start-3">
          <Button
            size="small"
            aria-label={words.endNamed(name)}
            busy={end.isPending && words.othersBusy}
            onClick={() => end.mutate({ params: { id: session.id } })}
          >
            {words.end}
          </Button>
        </span>
      )}
    </li>
  )
}
