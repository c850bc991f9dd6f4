import { passwordText } from '@longhaul/text/ui.ts'
import Check from 'lucide-react/icons/check'
import Dot from 'lucide-react/icons/dot'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { type Bound, Field, type FieldProps } from './Field.tsx'

/** A rule that is listed from the start and ticked once it is met. */
export type LiveRule = { text: string; met: (value: string) => boolean }

/**
 * A password field: the password can be shown and pasted, Caps Lock is pointed out, and the rules are ticked
 * while typing.
 */
export function PasswordField({
  label,
  hint,
  error,
  good,
  optional,
  labelHidden,
  id,
  value = '',
  onChange,
  rules,
  warning,
  autoComplete = 'current-password',
  generate,
  ...input
}: Omit<FieldProps, 'unmarked'> &
  Bound<string> &
  Omit<ComponentProps<'input'>, keyof FieldProps | keyof Bound<string> | 'type' | 'className'> & {
    rules?: readonly LiveRule[] | undefined
    /** Why the password is weak although it is accepted. */
    warning?: string | null | undefined
    /** What a password manager may generate, in the syntax of the attribute `passwordrules`. */
    generate?: string | undefined
  }) {
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const readCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <Field
      {...{ label, hint, error, good, optional, labelHidden, id }}
      below={
        <>
          <output className="field-hint">{caps && passwordText.capsLock}</output>
          {rules && <RuleList rules={rules} value={value} />}
          {rules && <output className="field-warning">{warning}</output>}
        </>
      }
    >
      {(control) => (
        <span className="box">
          <input
            {...input}
            {...control}
            {...(generate ? { passwordrules: generate } : {})}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            onKeyDown={readCaps}
            onKeyUp={readCaps}
          />
          <IconButton
            label={shown ? passwordText.hidePassword : passwordText.showPassword}
            icon={shown ? <EyeOff /> : <Eye />}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}

function RuleList({ rules, value }: { rules: readonly LiveRule[]; value: string }) {
  return (
    <ul className="field-rules">
      {rules.map(({ text, met }) => {
        const isMet = value !== '' && met(value)
        return (
          <li key={text} data-met={isMet || undefined}>
            {isMet ? <Check /> : <Dot />}
            <span>
              {text} <span className="sr-only">{isMet ? passwordText.ruleMet : passwordText.ruleNotMet}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
