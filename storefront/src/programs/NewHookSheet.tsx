import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { HOOK_EVENTS, type HookEvent } from '@longhaul/domain/hooks/events.ts'
import { HOOK_URL_MAX } from '@longhaul/domain/hooks/limits.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { required } from '../shared/checks.ts'
import { confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { NewProgramSheet } from './NewProgramSheet.tsx'
import { Ticks } from './Ticks.tsx'

const words = programsText.hooks
const start = { url: '', events: [] as readonly HookEvent[], ...confirmStart }

/** Creates a hook: address, events and the password. */
export function NewHookSheet({
  asksCode,
  onClose,
  onMade,
}: {
  asksCode: boolean
  onClose: () => void
  onMade: (secret: string) => void
}) {
  const form = useCallForm('POST /hooks', {
    start,
    check: {
      url: required(programsText.required),
      events: (events) => (events.length > 0 ? null : programsText.one),
      ...confirmChecks(asksCode),
    },
    quiet: true,
    args: ({ url, events, ...rest }) => ({
      body: { url: url.trim(), events: [...events], ...confirmed(rest) },
    }),
    onDone: ({ secret }) => onMade(secret),
  })
  return (
    <NewProgramSheet words={words} form={form} asksCode={asksCode} onClose={onClose}>
      <TextField
        label={words.url}
        hint={words.urlHint}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={HOOK_URL_MAX}
        {...form.field('url')}
      />
      <Ticks label={words.events} words={HOOK_EVENTS} labels={words.event} {...form.field('events')} />
    </NewProgramSheet>
  )
}
