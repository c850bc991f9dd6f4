import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { Section } from '../shared/Section.tsx'

const words = securityText.devices
/** This device comes first. The rest are folded, because shoppers who log in every day have many. */
const FIRST_SHOWN = 3
type Session = Reply<'GET /sessions'>['items'][number]

/** The logged-in devices; each except this one can be logged out from here. */
export function Devices({ sessions }: { sessions: readonly Session[] }) {
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
  const isAlone = sessions.length < 2
  return (
    <Section
      title={words.title}
      aside={
        !isAlone && (
          <Button size="small" type="redLine" guardMs={0} onClick={() => void askAll()}>
            {words.others}
          </Button>
        )
      }
    >
      <ul className="border-t border-line">
        {sessions.slice(0, FIRST_SHOWN).map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > FIRST_SHOWN && (
        <Folded title={words.more(sessions.length - FIRST_SHOWN)}>
          <ul className="border-t border-line">
            {sessions.slice(FIRST_SHOWN).map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </ul>
        </Folded>
      )}
      <p className="mt-3 text-sm text-ink-2">
        {isAlone && words.alone} {words.lead}
      </p>
      <Failure of={endOthers.error} />
    </Section>
  )
}

const HAND_HELD = new Set(['iPhone', 'Android', 'HarmonyOS'])

function Device({ session }: { session: Session }) {
  const name = words.name(session.browser, session.system)
  const end = useSend('DELETE /sessions/{id}', {
    onDone: () => toast.success(words.ended(name)),
  })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 last:border-b-0">
      <span className="text-ink-3">{HAND_HELD.has(session.system ?? '') ? <Smartphone /> : <Monitor />}</span>
      <div className="min-w-0 md:flex md:flex-wrap md:items-baseline md:gap-x-4">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name} {session.current && <Tag tone="ok">{words.here}</Tag>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {words.seen} <DateTime at={session.seen_at} />
          {'\u00a0· '}
          <span className="num">{session.address}</span>
        </p>
        <p className="text-sm text-ink-2 max-md:sr-only">
          {words.since} <DateTime at={session.created_at} />
        </p>
        <Failure of={end.error} />
      </div>
      {!session.current && (
        <Button
          size="small"
          aria-label={words.endNamed(name)}
          busy={end.isPending && words.othersBusy}
          onClick={() => end.mutate({ params: { id: session.id } })}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
