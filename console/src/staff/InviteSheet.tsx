import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { LANGS, findLang } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { isEmail } from '@longhaul/domain/texts/email.ts'
import { STAFF_NAME_MAX } from '@longhaul/domain/staff/rights.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { RolesField } from './RolesField.tsx'

const words = staffText
type Props = { onClose: () => void }

/** Creates an account for a new colleague, who gets a link by mail. */
export function InviteSheet({ open, ...props }: Props & { open: boolean }) {
  return (
    <Sheet open={open} title={words.addTitle} onClose={props.onClose}>
      <Form {...props} />
    </Sheet>
  )
}

function Form({ onClose }: Props) {
  const form = useCallForm('POST /staff/members', {
    start: { name: '', email: '', roles: [] as StaffRole[], lang: pageLang },
    check: {
      name: (value) => (value.trim() === '' ? words.nameNeeded : null),
      email: (value) => (isEmail(value) ? null : words.emailNeeded),
      roles: (value) => (value.length === 0 ? words.rolesNeeded : null),
    },
    args: ({ name, email, ...rest }) => ({ body: { ...rest, name: name.trim(), email: email.trim() } }),
    onDone: ({ sent_to, expires_at }) => {
      onClose()
      toast.success(words.linkSent(sent_to, dateTime(expires_at)))
    },
    onProposed: onClose,
  })
  const roles = form.field('roles')
  const lang = form.field('lang')
  return (
    <form {...form.props}>
      <Stack>
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={STAFF_NAME_MAX}
          autoComplete="off"
          {...form.field('name')}
        />
        <TextField label={words.email} type="email" autoComplete="off" {...form.field('email')} />
        <RolesField value={roles.value} onChange={roles.onChange} error={roles.error} />
        <RadioGroup
          label={words.language}
          unmarked
          look="row"
          value={lang.value}
          onChange={(value) => lang.onChange(findLang(value) ?? lang.value)}
          choices={LANGS.map((known) => ({ value: known, label: languageNames[known] }))}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.adding}>
          {words.add}
        </Button>
      </Stack>
    </form>
  )
}
