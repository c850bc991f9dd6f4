import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { filledOr } from '../shared/filled-or.ts'

/** A sheet of the shipping settings: its fields, and a button that saves them. */
export const SavedSheet = ({
  title,
  form,
  onClose,
  children,
}: {
  title: string
  form: { props: ComponentProps<'form'>; sending: boolean; failure: CallError | null }
  onClose: () => void
  children: ReactNode
}) => (
  <Sheet open title={title} onClose={onClose}>
    <form {...form.props}>
      <Fields>
        {children}
        <Failure of={form.failure} />
        <Line>
          <Button submit type="primary" busy={form.sending && shippingText.saving}>
            {shippingText.save}
          </Button>
        </Line>
      </Fields>
    </form>
  </Sheet>
)

/**
 * A sheet with the fields of a shipping method, warehouse or extra service, its position and state below, and
 * a button that saves it.
 */
export const StandingSheet = <V extends Standing>({
  title,
  form,
  words,
  onClose,
  children,
}: {
  title: string
  form: Form<V>
  words: { position: string; isClosed: string; closedHint: string }
  onClose: () => void
  children: ReactNode
}) => (
  <SavedSheet title={title} form={form} onClose={onClose}>
    {children}
    <TextField label={words.position} inputMode="numeric" width="short" {...form.field('position')} />
    <CheckboxField
      label={words.isClosed}
      hint={words.closedHint}
      value={form.values.closed}
      onChange={(closed) => form.set('closed', closed)}
    />
  </SavedSheet>
)

/**
 * What shipping methods, warehouses and extra services have in common: their position in the list, and
 * whether they accept anything new.
 */
export type Standing = { position: string; closed: boolean }

export const positionOf = (typed: string): string | null =>
  /^\d{1,3}$/.test(typed) ? null : shippingText.lines.needed

export const needed = filledOr(shippingText.lines.needed)

/** Confirms that it was saved, and closes the sheet. */
export const savedAnd = (onClose: () => void) => () => {
  toast.success(shippingText.saved)
  onClose()
}

type Form<V extends Standing> = ReturnType<typeof useForm<V>> & { failure: CallError | null }
