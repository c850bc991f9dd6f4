import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Facts } from '../shared/Facts.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { outcomeText } from './job-words.ts'

const words = jobsText.webhooks
const SOURCE = 'max-h-[60vh] overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-xs'

/** One webhook event as received, and processing it again. */
export function WebhookSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const [asking, setAsking] = useState(false)
  const event = useCall('GET /staff/webhooks/{event}', { params: { event: id } })
  const again = useSend('POST /staff/webhooks/{event}/process_again', {
    onDone: () => toast.success(words.againDone),
  })
  return (
    <Sheet
      open
      title={words.event}
      onClose={onClose}
      footer={
        <Button
          guardMs={0}
          disabledReason={event.data?.state === 'waiting' ? words.stillWaiting : null}
          onClick={() => setAsking(true)}
        >
          {words.again}
        </Button>
      }
    >
      <Loaded of={event}>
        {(entry) => (
          <Stack>
            <Facts
              facts={[
                { name: words.event, value: <span className="code">{entry.event_id}</span> },
                {
                  name: jobsText.state,
                  value: <StatusTag kind={webhookLook[entry.state]}>{words.states[entry.state]}</StatusTag>,
                },
                entry.outcome !== '' && { name: words.outcome, value: outcomeText(entry.outcome) },
                entry.error !== null && { name: jobsText.error, value: entry.error, mark: true },
                { name: words.received, value: <DateTime at={entry.received_at} /> },
                entry.processed_at !== null && {
                  name: words.processed,
                  value: <DateTime at={entry.processed_at} />,
                },
              ]}
            />
            <Stack as="section" tight>
              <Line>
                <h3>{words.body}</h3>
                <CopyButton text={entry.body} what={words.copy} />
              </Line>
              <p className="muted">{words.bodyNote}</p>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keys */}
              <pre className={SOURCE} tabIndex={0} aria-label={words.body}>
                {readable(entry.body)}
              </pre>
            </Stack>
          </Stack>
        )}
      </Loaded>
      {asking && (
        <ReasonDialog
          title={words.againTitle}
          confirmText={words.again}
          hint={jobsText.reasonHint}
          onSend={(reason) => again.mutateAsync({ params: { event: id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {words.againText}
        </ReasonDialog>
      )}
    </Sheet>
  )
}

/** Indented JSON; anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** A webhook event as it was received. */
export type Webhook = Reply<'GET /staff/webhooks'>['items'][number]

/** The status tag of each state. */
export const webhookLook = {
  waiting: 'waiting',
  done: 'done',
  no_concern: 'closed',
  unexpected: 'attention',
  failed: 'problem',
} as const satisfies Record<Webhook['state'], string>
