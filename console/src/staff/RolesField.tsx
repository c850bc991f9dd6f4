import { ROLES, type StaffRole } from '@longhaul/domain/states/table.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { FieldError } from '@longhaul/ui/field/Field.tsx'

/**
 * The roles of a member of staff, each with its meaning. `kept` is a role that cannot be removed, with the
 * reason.
 */
export function RolesField({
  value,
  onChange,
  error,
  kept,
}: {
  value: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  error?: string | null | undefined
  kept?: { role: StaffRole; why: string } | null
}) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'staff-roles-error' : undefined}>
      <legend className="mb-2 font-medium">{staffText.roles}</legend>
      {ROLES.map((role) => (
        <CheckboxField
          key={role}
          label={consoleWords.roles[role]}
          hint={kept?.role === role ? kept.why : staffText.rolesHint[role]}
          disabled={kept?.role === role}
          value={value.includes(role)}
          onChange={(on) => onChange(ROLES.filter((entry) => (entry === role ? on : value.includes(entry))))}
        />
      ))}
      <FieldError id="staff-roles-error" error={error} />
    </fieldset>
  )
}
