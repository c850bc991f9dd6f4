import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import type { Setup } from './setup.ts'

const words = setupText.opening

/** Whether the shop is open to the public, with an admin's options: open it, close it, preview it. */
export function OpeningCard({ setup }: { setup: Setup }) {
  const missing = setup.steps.filter(({ done }) => !done).length
  return (
    <Note
      tone={setup.is_open ? 'ok' : 'warn'}
      title={titleOf(setup)}
      action={
        !setup.is_demo && (
          <Line>
            {setup.is_open ? <CloseButton /> : <OpenButton missing={missing} />}
            {!setup.is_open && <PreviewButton />}
          </Line>
        )
      }
    >
      {!setup.is_open && missing > 0 && words.notYet(missing)}
    </Note>
  )
}

function titleOf({ is_demo, is_open, opened_at, closed_at }: Setup): string {
  if (is_demo) return words.demo
  if (is_open) return words.open(date(opened_at ?? ''))
  return closed_at ? words.closed(date(closed_at)) : words.never
}

function OpenButton({ missing }: { missing: number }) {
  const open = useSend('POST /staff/setup/open', { onDone: () => toast.success(words.opened) })
  const askToOpen = () =>
    ask({
      title: words.openAsk,
      text: words.openText,
      confirmText: words.openNow,
      onConfirm: () => open.mutateAsync({ body: {} }).then(() => true),
    })
  return (
    <Button
      type="primary"
      disabledReason={missing > 0 ? words.notYet(missing) : undefined}
      onClick={() => void askToOpen()}
    >
      {words.openNow}
    </Button>
  )
}

function CloseButton() {
  const [asking, setAsking] = useState(false)
  const close = useSend('POST /staff/setup/close', {
    onDone: () => {
      setAsking(false)
      toast.success(words.closedNow)
    },
  })
  return (
    <>
      <Button type="redLine" onClick={() => setAsking(true)}>
        {words.close}
      </Button>
      {asking && (
        <ReasonDialog
          title={words.closeAsk}
          confirmText={words.close}
          onSend={(reason) => close.mutateAsync({ body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {words.closeText}
        </ReasonDialog>
      )}
    </>
  )
}

/** Opens a preview of the closed shop, in this browser only and while the user is logged in. */
function PreviewButton() {
  const preview = useSend('POST /staff/setup/preview', { onDone: ({ path }) => window.location.assign(path) })
  return (
    <Button
      busy={preview.isPending && setupText.opening.preview}
      onClick={() => preview.mutate({ body: {} })}
    >
      {setupText.opening.preview}
    </Button>
  )
}
