import { asCallError, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { isOwnLabel } from '@longhaul/domain/warehouse/station-codes.ts'
import {
  isBrokenS10,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/shipping/courier-number.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { type KeyboardEvent, useRef } from 'react'
import { stepField } from './tracking-fields.ts'

/**
 * Input for a tracking number in a table row. Enter submits, arrows move between rows, Escape leaves the
 * field so that letters are shortcuts again. Errors are shown in the row.
 */
export function TrackingField({
  noun,
  label,
  send,
  onOther,
  action,
  disabledReason,
}: {
  /** The name of the number, which differs between a seller's parcel and a package. */
  noun: string
  label: string
  /** `isSure`: its check digit is wrong, but it was submitted a second time. */
  send: (number: string, isSure: boolean) => Promise<unknown>
  /** Handles a code scanned into this field that belongs to another; returns whether it did. */
  onOther?: (code: string) => boolean
  /** Label of the button. */
  action: string
  disabledReason?: string | null
}) {
  const form = useNumberForm(send, onOther)
  return (
    <form className="flex items-start gap-2 md:min-w-[250px]" data-tracking={label} {...form.props}>
      <div className="flex-1">
        <TextField
          label={`${noun}, ${label}`}
          labelHidden
          unmarked
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          placeholder={noun}
          {...form.field('number')}
          onKeyDown={moveByKeys}
          good={false}
        />
      </div>
      <Button submit guardMs={0} busy={form.sending && consoleWords.saving} disabledReason={disabledReason}>
        {action}
      </Button>
    </form>
  )
}

function moveByKeys(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (stepField(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault()
  } else if (event.key === 'Escape') event.currentTarget.blur()
}

/** A form for this single number, with its error shown at the field. */
function useNumberForm(
  send: (number: string, isSure: boolean) => Promise<unknown>,
  onOther: ((code: string) => boolean) | undefined,
) {
  // A number that was questioned once is sent if submitted again; the label says so.
  const doubted = useRef('')
  const form = useForm({
    start: { number: '' },
    check: {
      number: (value) =>
        value === '' || isTrackingNumber(normaliseTrackingNumber(value)) ? null : consoleWords.trackingNeeded,
    },
    send: async ({ number }) => {
      if (onOther?.(number.trim())) {
        form.reset()
        return undefined
      }
      if (isOwnLabel(number)) return { number: consoleWords.trackingOfOurs }
      if (number.trim() === '') return { number: consoleWords.required }
      const plain = normaliseTrackingNumber(number)
      const isBroken = isBrokenS10(plain)
      if (isBroken && doubted.current !== plain) {
        doubted.current = plain
        return { number: errorText.fields.check_digit_wrong }
      }
      try {
        await send(plain, isBroken)
        return undefined
      } catch (error) {
        const failed = asCallError(error)
        return { number: failed.fields['tracking_number'] ?? sentenceOf(failed) }
      }
    },
  })
  return form
}
