import { FieldError } from '@longhaul/ui/field/Field.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { useId } from 'react'

/** A short list of checkboxes, all visible, of which at least one is required. */
export function Ticks<Word extends string>({
  label,
  words,
  labels,
  value,
  onChange,
  error,
  id: ownId,
}: {
  label: string
  words: readonly Word[]
  labels: Readonly<Record<Word, string>>
  value?: readonly Word[] | undefined
  onChange?: ((value: readonly Word[]) => void) | undefined
  error?: string | null | undefined
  id?: string | undefined
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const chosen = value ?? []
  return (
    <fieldset
      className="grid gap-1"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 font-medium">{label}</legend>
      {words.map((word) => (
        <CheckboxField
          key={word}
          label={labels[word]}
          value={chosen.includes(word)}
          onChange={(ticked) =>
            onChange?.(words.filter((known) => (known === word ? ticked : chosen.includes(known))))
          }
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
