import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { LoadRules } from './LoadRules.tsx'
import { type Release, WaitingRules } from './WaitingRules.tsx'

type Feed = Reply<'GET /staff/rules_releases'>['feed']

/** The release of the rules that waits, the one in force, and how newer ones come. */
export function RulesReleases() {
  const known = useCall('GET /staff/rules_releases')
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  return (
    <Loaded of={known}>
      {({ releases, feed }) => {
        const waiting = releases.find(({ state }) => state === 'staged' || state === 'held')
        const applied = releases.find(({ state }) => state === 'applied')
        const canGoBack = releases.some(({ state }) => state === 'replaced')
        return (
          <>
            {waiting && <WaitingRules release={waiting} whyNot={whyNot} />}
            {applied && <InForce release={applied} feed={feed} canGoBack={canGoBack} whyNot={whyNot} />}
          </>
        )
      }}
    </Loaded>
  )
}

function InForce({
  release,
  feed,
  canGoBack,
  whyNot,
}: {
  release: Release
  feed: Feed
  canGoBack: boolean
  whyNot: string | undefined
}) {
  const [asking, ask] = useState<'load' | 'back' | null>(null)
  const { version, source, applied_at, staff_name } = release
  return (
    <Card title={words.inForce(version)} aside={<Tag tone="ok">{words.inForceTag}</Tag>}>
      <Stack tight>
        <p className="muted">
          {[
            words.since(dateTime(applied_at ?? release.arrived_at)),
            staff_name ? words.by(staff_name) : words.byItself,
            words.sources[source],
          ].join(' · ')}
        </p>
        <p className="muted max-w-form">
          {!feed.is_set
            ? words.feedUnset
            : feed.heard_at
              ? words.feedHeard(dateTime(feed.heard_at))
              : words.feedNever}
        </p>
        {feed.fault && (
          <Note tone="bad" title={words.feedFault}>
            <p>{feed.fault}</p>
            {feed.detail && <p className="code wrap-anywhere">{feed.detail}</p>}
          </Note>
        )}
        <Line>
          <Button onClick={() => ask('load')} disabledReason={whyNot}>
            {words.load}
          </Button>
          {canGoBack && (
            <Button onClick={() => ask('back')} disabledReason={whyNot}>
              {words.rollBack}
            </Button>
          )}
        </Line>
      </Stack>
      {asking === 'load' && <LoadRules onClose={() => ask(null)} />}
      {asking === 'back' && <RollBack version={version} onClose={() => ask(null)} />}
    </Card>
  )
}

function RollBack({ version, onClose }: { version: string; onClose: () => void }) {
  const send = useSend('POST /staff/rules_releases/roll_back', {
    onDone: () => toast.success(words.rolledBack),
  })
  return (
    <ReasonDialog
      title={words.rollBackTitle(version)}
      confirmText={words.rollBack}
      onSend={(reason) => send.mutateAsync({ body: { reason, applied: version } })}
      onClose={onClose}
    >
      <p>{words.rollBackText}</p>
    </ReasonDialog>
  )
}
