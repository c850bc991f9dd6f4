import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { NewProgramSheet } from './NewProgramSheet.tsx'
import type { Hook } from './OneHook.tsx'

const words = programsText.hooks

/** Replaces the secret of a hook. */
export function RotateSheet({
  hook,
  asksCode,
  onClose,
  onMade,
}: {
  hook: Hook
  asksCode: boolean
  onClose: () => void
  onMade: (secret: string) => void
}) {
  const form = useCallForm('POST /hooks/{id}/rotate_secret', {
    start: confirmStart,
    check: confirmChecks(asksCode),
    quiet: true,
    args: (values) => ({ params: { id: hook.id }, body: confirmed(values) }),
    onDone: ({ secret }) => onMade(secret),
  })
  return (
    <NewProgramSheet
      words={{ makeTitle: words.rotate, busy: words.busy, submit: words.rotate }}
      form={form}
      asksCode={asksCode}
      onClose={onClose}
    >
      <p className="code break-all text-ink-2">{hook.url}</p>
      <p>{words.rotated}</p>
    </NewProgramSheet>
  )
}
