import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { useLeaveGuard } from '@longhaul/browser/leaving/use-leave-guard.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { AGE_MAX } from '@longhaul/domain/accounts/birthday.ts'
import { named } from '@longhaul/text/marks.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { type Bound, Field, type FieldProps } from '@longhaul/ui/field/Field.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type RefObject, useRef } from 'react'
import { to } from '../links.ts'
import { NameFields } from '../shared/NameFields.tsx'
import { Section } from '../shared/Section.tsx'
import type { Me } from '../shared/use-me.ts'
import { bodyOf, profileChecks, valuesOf } from './profile-values.ts'

const words = profileText

/** Nickname, names, birthday and phone. */
export function ProfileForm({ me }: { me: Me }) {
  const { form, day, today, cancel } = useProfileForm(me)
  useLeaveGuard(form.dirty && !form.sending && words)
  return (
    <Section title={words.about}>
      <form {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <TextField
          label={words.nickname}
          hint={words.nicknameHint}
          autoComplete="nickname"
          {...form.field('nickname')}
        />
        <NameFields
          optional
          first={{ label: words.firstName, ...form.field('first_name') }}
          last={{ label: words.lastName, ...form.field('last_name') }}
        />
        <BirthdayField day={day} today={today} {...form.field('birthday')} />
        <TextField
          label={words.phone}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          width="medium"
          hint={words.phoneHint}
          {...form.field('phone')}
        />
        <p className="text-sm text-ink-2">
          {named(words.email, '')}
          <span className="break-words text-ink">{me.email}</span> ·{' '}
          <Link to={to.secure()}>{words.changeEmail}</Link>
        </p>
        <Failure of={form.failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button submit type="primary" busy={form.sending && words.saving}>
            {words.save}
          </Button>
          <Button guardMs={0} data-leave="" disabled={!form.dirty} onClick={cancel}>
            {words.cancel}
          </Button>
          {form.dirty && <span className="text-sm text-ink-2">{words.unsaved}</span>}
        </div>
      </form>
    </Section>
  )
}

function BirthdayField({
  day,
  today,
  value,
  onChange,
  onBlur,
  name,
  ...field
}: Omit<FieldProps, 'label'> & Bound<string> & { day: RefObject<HTMLInputElement | null>; today: string }) {
  return (
    <Field label={words.birthday} optional hint={words.birthdayHint} {...field}>
      {(control) => (
        <span className="box" data-width="medium">
          <input
            {...control}
            {...{ name, onBlur }}
            ref={day}
            type="date"
            autoComplete="bday"
            min={`${Number(today.slice(0, 4)) - AGE_MAX}-01-01`}
            max={today}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}

function useProfileForm(me: Me) {
  const day = useRef<HTMLInputElement>(null)
  const today = localDay(new Date())
  const checks = profileChecks(today)
  const form = useCallForm('POST /users/update_info', {
    start: valuesOf(me),
    check: {
      ...checks,
      // A half-typed date is empty to the page; only the browser's control knows about it.
      birthday: (value, all) =>
        day.current?.validity.badInput ? words.birthdayRequired : checks.birthday(value, all),
    },
    keep: 'profile',
    args: (values) => ({ body: bodyOf(values) }),
    onDone: (saved) => {
      form.reset(valuesOf(saved))
      toast.success(words.saved)
    },
  })
  function cancel() {
    form.reset(valuesOf(me))
    // Only the control knows about half-typed input.
    if (day.current) day.current.value = me.birthday ?? ''
  }
  return { form, day, today, cancel }
}

/** The day on the reader's calendar: `2026-11-21`. */
const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
