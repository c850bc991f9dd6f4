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
import type { Scheme } from './tax-registration.ts'
import { TaxEffect } from './TaxEffect.tsx'
import { filledOr } from '../shared/filled-or.ts'

/** A form for a new registration. */
export function TaxForm({ schemes, onClose }: { schemes: readonly Scheme[]; onClose: () => void }) {
  const form = useTaxForm(schemes, onClose)
  const chosen = schemes.find(({ scheme }) => scheme === form.values.scheme)
  return (
    <Sheet open title={words.add} onClose={onClose}>
      <form {...form.props} noValidate>
        <Fields>
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
          <TextArea label={words.reason} hint={words.reasonHint} maxLength={500} {...form.field('reason')} />
          <Failure of={form.failure} />
          <Line>
            <Button submit type="primary" guardMs={0} busy={form.sending && words.saving}>
              {words.save}
            </Button>
          </Line>
        </Fields>
      </form>
    </Sheet>
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
