import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useKeptTyping } from '@longhaul/browser/leaving/use-kept-typing.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import {
  definitionOf,
  SETTING_NAMES,
  type SettingGroup,
  type SettingName,
  type SettingValue,
} from '@longhaul/domain/configuration/settings.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { ChangedMeanwhile, Elsewhere } from './FormNotes.tsx'
import { SettingField } from './SettingField.tsx'
import { SettingList } from './SettingList.tsx'
import { changesOf, type Settings, spoken, type Typed, typedOf, whyNot } from './setting-values.ts'

const words = configurationText

/**
 * The settings of one group: validated by the server's rules and saved together, with a reason if they affect
 * money.
 */
export function SettingsForm({
  group,
  known,
  onKnown,
}: {
  group: SettingGroup
  known: Settings
  onKnown: () => Promise<unknown>
}) {
  const { own, names, start, form, save } = useSettingsForm(group, known, onKnown)
  const changes = changesOf(withoutReason(form.values), known)
  useKeptTyping(`settings-${group}`, changes.length > 0 ? form.values : null)
  const error = form.sending || save.error?.settled ? null : save.error

  return (
    <form {...form.props} className="grid gap-6">
      <ErrorSummary {...form.summary} />
      <ChangedMeanwhile of={error} />
      {own.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          known={known}
          field={{ ...form.field(setting.name), value: form.values[setting.name] ?? '' }}
        />
      ))}
      {pricesIn(changes) && (
        <TextField label={words.reason} hint={words.reasonHint} maxLength={500} {...form.field('reason')} />
      )}
      <Elsewhere of={error} here={names} />
      {error && error.data['reason'] !== 'changed_meanwhile' && Object.keys(error.fields).length === 0 && (
        <Failure of={error} />
      )}
      {changes.length > 0 && <Changes of={changes} />}
      <Line>
        <Button
          submit
          type="primary"
          guardMs={0}
          disabledReason={changes.length === 0 && !form.dirty ? words.nothingToSave : null}
          busy={form.sending && words.saving}
        >
          {words.save}
        </Button>
        {form.dirty && (
          <Button guardMs={0} data-leave="" onClick={() => form.reset({ ...start, reason: '' })}>
            {words.undo}
          </Button>
        )}
      </Line>
    </form>
  )
}

/** The form of a group: fields, checks, saving. */
function useSettingsForm(group: SettingGroup, known: Settings, onKnown: () => Promise<unknown>) {
  const own = known.settings.filter(({ name }) => definitionOf(name).group === group)
  const names = own.map(({ name }) => name)
  const start: Typed = Object.fromEntries(own.map(({ name, value }) => [name, typedOf(name, value)]))
  const save = useSend('PUT /staff/settings', {
    quiet: true,
    onProposed: () => form.reset({ ...start, reason: '' }),
  })
  const form = useForm<Typed & { reason: string }>({
    start: { ...start, reason: '' },
    check: {
      ...Object.fromEntries(
        names.map((name) => [name, (typed: SettingValue, all: Typed) => whyNot(name, typed, all, known)]),
      ),
      reason: (typed: SettingValue, all: Typed) =>
        String(typed).trim() === '' && pricesIn(changesOf(withoutReason(all), known))
          ? words.reasonNeeded
          : null,
    },
    send: async (values) => {
      const changes = changesOf(withoutReason(values), known)
      if (changes.length === 0) return undefined
      try {
        const saved = await save.mutateAsync({ body: { changes, reason: values.reason } })
        await onKnown()
        form.reset({
          ...Object.fromEntries(
            names.map((name) => [
              name,
              typedOf(name, saved.settings.find((setting) => setting.name === name)!.value),
            ]),
          ),
          reason: '',
        })
        toast.success(words.saved)
        return undefined
      } catch (error) {
        const { fields, data } = asCallError(error)
        if (data['reason'] === 'changed_meanwhile') await onKnown()
        return Object.fromEntries(
          Object.entries(fields).filter(([name]) => name in start || name === 'reason'),
        )
      }
    },
  })
  return { own, names, start, form, save }
}

/** The changes to be saved. */
function Changes({ of }: { of: ReturnType<typeof changesOf> }) {
  return (
    <div aria-live="polite">
      <p className="muted text-sm">{words.changes}</p>
      <SettingList
        items={of.map(({ name, before, value }) =>
          words.change(words.settings[name].label, spoken(name, before), spoken(name, value)),
        )}
      />
    </div>
  )
}

const pricesIn = (changes: readonly { name: SettingName }[]): boolean =>
  changes.some(({ name }) => definitionOf(name).money)

const withoutReason = (values: Typed): Typed =>
  Object.fromEntries(SETTING_NAMES.flatMap((name) => (name in values ? [[name, values[name]!]] : [])))
