import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { LANGS, findLang } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { STAFF_NAME_MAX } from '@longhaul/domain/staff/rights.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { RolesField } from './RolesField.tsx'
import type { MemberDetail } from './member.ts'

const words = staffText

/** Name, roles, language of a member of staff, and whether they lead a shift. The last admin's role stays. */
export function MemberForm({ member }: { member: MemberDetail }) {
  const form = useCallForm('PATCH /staff/members/{id}', {
    start: {
      name: member.name,
      roles: member.roles,
      lang: member.lang,
      leads_shift: member.leads_shift,
    },
    check: {
      name: (value) => (value.trim() === '' ? words.nameNeeded : null),
      roles: (value) => (value.length === 0 ? words.rolesNeeded : null),
    },
    args: ({ name, roles, lang, leads_shift }) => ({
      params: { id: member.id },
      body: { name: name.trim(), roles, lang, leads_shift },
    }),
    onDone: () => toast.success(words.saved),
    onProposed: () => form.reset(),
  })
  const roles = form.field('roles')
  const lang = form.field('lang')
  return (
    <form {...form.props}>
      <Stack>
        <TextField label={words.name} maxLength={STAFF_NAME_MAX} unmarked {...form.field('name')} />
        <RolesField
          value={roles.value}
          onChange={roles.onChange}
          error={roles.error}
          kept={member.last_admin ? { role: 'admin', why: words.lastAdmin } : null}
        />
        <CheckboxField label={words.leads} hint={words.leadsHint} {...form.field('leads_shift')} />
        <RadioGroup
          label={words.language}
          unmarked
          look="row"
          value={lang.value}
          onChange={(value) => lang.onChange(findLang(value) ?? lang.value)}
          choices={LANGS.map((known) => ({ value: known, label: languageNames[known] }))}
        />
        <Failure of={form.failure} />
        <p>
          <Button submit type="primary" guardMs={0} busy={form.sending && words.saving}>
            {words.save}
          </Button>
        </p>
      </Stack>
    </form>
  )
}
