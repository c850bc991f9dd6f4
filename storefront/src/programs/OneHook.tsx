import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'

const words = programsText.hooks
export type Hook = Reply<'GET /hooks'>['items'][number]

/** One address: its state and its actions. */
export function OneHook({
  hook,
  onShow,
  onRotate,
}: {
  hook: Hook
  onShow: () => void
  onRotate: () => void
}) {
  const params = { id: hook.id }
  const test = useSend('POST /hooks/{id}/test', {
    onDone: () => {
      toast.success(words.tested)
      onShow()
    },
  })
  const enable = useSend('POST /hooks/{id}/enable', {
    onDone: () => toast.success(words.enabled),
  })
  const remove = useSend('DELETE /hooks/{id}', {
    onDone: () => toast.success(words.deleted),
  })
  const askFirst = () =>
    ask({
      title: words.deleteTitle,
      text: words.deleteText(hook.url),
      confirmText: words.delete,
      busyText: words.deleteBusy,
      danger: true,
      onConfirm: () => remove.mutateAsync({ params }),
    })
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="code min-w-0 break-all">{hook.url}</span> <HookState hook={hook} />
      </p>
      <p className="text-sm text-ink-2">{hook.events.map((event) => words.event[event]).join(' · ')}</p>
      {hook.disabled_why ? (
        <p className="text-sm">{words.offText[hook.disabled_why]}</p>
      ) : (
        hook.failing_since && (
          <p className="text-sm">
            {words.failingText} <DateTime at={hook.failing_since} />
          </p>
        )
      )}
      {hook.old_secret_until && (
        <p className="text-sm">
          {words.bothUntil} <DateTime at={hook.old_secret_until} />
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {hook.disabled_at ? (
          <Button size="small" type="primary" onClick={() => enable.mutate({ params })}>
            {words.enable}
          </Button>
        ) : (
          <Button size="small" aria-label={words.testOf(hook.url)} onClick={() => test.mutate({ params })}>
            {words.test}
          </Button>
        )}
        <Button size="small" guardMs={0} aria-label={words.lookOf(hook.url)} onClick={onShow}>
          {words.look}
        </Button>
        <Button size="small" guardMs={0} aria-label={words.rotateOf(hook.url)} onClick={onRotate}>
          {words.rotate}
        </Button>
        <Button
          size="small"
          type="redLine"
          guardMs={0}
          aria-label={words.deleteOf(hook.url)}
          onClick={() => void askFirst()}
        >
          {words.delete}
        </Button>
      </div>
      <Failure of={test.error ?? enable.error ?? remove.error} />
    </li>
  )
}

function HookState({ hook }: { hook: Hook }) {
  if (hook.disabled_at) return <StatusTag kind="closed">{words.off}</StatusTag>
  if (hook.failing_since) return <StatusTag kind="problem">{words.failing}</StatusTag>
  return <StatusTag kind="done">{words.works}</StatusTag>
}
