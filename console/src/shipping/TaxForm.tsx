import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { taxesText as words } from '@longhaul/text/console/shipping/taxes.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { type Registration, type Scheme, TaxEffect } from './TaxEffect.tsx'
import { filledOr } from '../shared/filled-or.ts'
import type { ReactNode } from 'react'

/** A form for a new registration. */
export function TaxForm({ schemes, onClose }: { schemes: readonly Scheme[]; onClose: () => void }) {
  const form = useTaxForm(schemes, onClose)
  const chosen = schemes.find(({ scheme }) => scheme === form.values.scheme)
  return (
    <ReasonSheet title={words.add} form={form} send={words.save} onClose={onClose}>
      <SelectField
        label={words.scheme}
        empty={null}
        options={schemes.map(({ scheme }) => ({ value: scheme, label: words.schemes[scheme] }))}
        {...form.field('scheme')}
      />
      <div className="grid gap-1">
        <span className="muted text-sm">{words.effect}</span>
        <TaxEffect scheme={chosen} />
      </div>
      <TextField
        label={words.number}
        hint={words.numberHint(chosen?.example ?? '')}
        width="medium"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...form.field('number')}
      />
      <TextField label={words.party} hint={words.partyHint} maxLength={200} {...form.field('party')} />
      <TextField
        label={words.from}
        hint={words.fromHint}
        type="date"
        width="medium"
        {...form.field('from_day')}
      />
    </ReasonSheet>
  )
}

const filled = filledOr(words.required)

const useTaxForm = (schemes: readonly Scheme[], onClose: () => void) =>
  useCallForm('POST /staff/tax_registrations', {
    start: { scheme: String(schemes[0]!.scheme), number: '', party: '', from_day: '', reason: '' },
    check: { number: filled, party: filled, from_day: filled, reason: filled },
    args: ({ scheme, number, party, ...values }) => ({
      body: {
        ...values,
        scheme: (schemes.find((entry) => entry.scheme === scheme) ?? schemes[0]!).scheme,
        number: number.trim(),
        party: party.trim(),
      },
    }),
    onDone: () => {
      toast.success(words.added)
      onClose()
    },
  })

/** Asks for the last day of a registration, and why. */
export function EndTaxDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, scheme, number } = registration
  const form = useCallForm('POST /staff/tax_registrations/{id}/end', {
    start: { until_day: registration.until_day ?? '', reason: '' },
    check: { until_day: filled, reason: filled },
    args: (body) => ({ params: { id }, body }),
    onDone: () => {
      toast.success(words.ended)
      onClose()
    },
  })
  return (
    <ReasonSheet title={words.endTitle} form={form} send={words.end} onClose={onClose}>
      <p>
        {words.schemes[scheme]} <span className="code">{number}</span>
      </p>
      <TextField
        label={words.until}
        hint={words.untilHint}
        type="date"
        width="medium"
        {...form.field('until_day')}
      />
    </ReasonSheet>
  )
}

/** The sheet of both: its fields, the reason below them, and the button that sends them. */
function ReasonSheet({
  title,
  form,
  send,
  onClose,
  children,
}: {
  title: string
  form: Pick<ReturnType<typeof useTaxForm>, 'props' | 'sending' | 'failure'> & {
    field: (name: 'reason') => ReturnType<ReturnType<typeof useTaxForm>['field']>
  }
  send: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Sheet open title={title} onClose={onClose}>
      <form {...form.props} noValidate>
        <Fields>
          {children}
          <TextArea label={words.reason} hint={words.reasonHint} maxLength={500} {...form.field('reason')} />
          <Failure of={form.failure} />
          <Line>
            <Button submit type="primary" guardMs={0} busy={form.sending && words.saving}>
              {send}
            </Button>
          </Line>
        </Fields>
      </form>
    </Sheet>
  )
}
