import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import type { Below, Bound, FieldProps } from '@longhaul/ui/field/Field.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'

type Name = FieldProps & Below & Bound<string>

/**
 * First and last name side by side, in the order of the reader's language: in Chinese the family name comes
 * first.
 */
export function NameFields({
  first,
  last,
  ...both
}: {
  first: Name
  last: Name
  optional?: boolean
  maxLength?: number
}) {
  const names = [
    <TextField key="first" autoComplete="given-name" {...both} {...first} />,
    <TextField key="last" autoComplete="family-name" {...both} {...last} />,
  ]
  return (
    <div className="fields" data-columns="2">
      {LANGUAGES[pageLang].familyNameFirst ? names.toReversed() : names}
    </div>
  )
}
