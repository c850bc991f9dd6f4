import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Line as ShippingLine } from './line.ts'
import { PricePreview } from './PricePreview.tsx'
import { PRICE_FIELDS, type TypedPrices, changeOf, checkPrices, startOf } from './price-values.ts'

const words = shippingText.prices

type Zone = ShippingLine['zones'][number]

/** Changes the price of a zone, of one of its countries, or of the whole line: previewed first, and asked for anew after any change of a field. */
export function PriceSheet({
  line,
  zone,
  onClose,
}: {
  line: ShippingLine
  zone: Zone | null
  onClose: () => void
}) {
  const countries = useCall('GET /country', undefined, { staleMs: 10 * 60_000 })
  const nameOf = (code: string) =>
    countries.data?.countries.find((known) => known.code === code)?.name ?? code
  const preview = useSend('POST /staff/shipping_lines/{id}/prices/preview', { quiet: true })
  const save = useSend('POST /staff/shipping_lines/{id}/prices', {
    quiet: true,
    onDone: (card) => {
      toast.success(card.state === 'scheduled' ? words.scheduled(date(card.effective_from)) : words.done)
      onClose()
    },
  })
  const form = useForm<TypedPrices>({
    start: startOf(zone),
    check: checkPrices(zone),
    send: async (typed) =>
      void (await preview.mutateAsync({ params: { id: line.id }, body: changeOf(zone, typed) })),
  })
  const change = (name: keyof TypedPrices) => ({
    ...form.field(name),
    onChange: (value: string) => {
      preview.reset()
      form.set(name, value)
    },
  })
  return (
    <Sheet open title={words.title(line.id, zone?.zone)} onClose={onClose}>
      <Stack>
        <form {...form.props} noValidate>
          <Fields>
            {zone && zone.countries.length > 1 && (
              <SelectField
                label={words.country}
                hint={words.countryHint}
                empty={words.allCountries(zone.countries.length)}
                options={zone.countries.map((code) => ({ value: code, label: nameOf(code) }))}
                {...change('country')}
              />
            )}
            {zone ? (
              PRICE_FIELDS.map(({ name, label }) => (
                <TextField key={name} label={label} inputMode="decimal" width="medium" {...change(name)} />
              ))
            ) : (
              <TextField
                label={words.percent}
                hint={words.percentHint}
                inputMode="decimal"
                width="short"
                {...change('percent')}
              />
            )}
            <TextField
              label={words.from}
              hint={words.fromHint}
              type="date"
              width="medium"
              {...change('from')}
            />
            <TextField label={words.name} hint={words.nameHint} maxLength={100} {...form.field('name')} />
            <Failure of={preview.error ?? save.error} />
            <Line>
              <Button submit type={preview.data ? undefined : 'primary'} busy={form.sending && words.looking}>
                {words.look}
              </Button>
            </Line>
          </Fields>
        </form>
        {preview.data && (
          <PricePreview
            preview={preview.data}
            busy={save.isPending}
            onConfirm={() =>
              save.mutate({
                params: { id: line.id },
                body: {
                  ...changeOf(zone, form.values),
                  name: form.values.name.trim(),
                  compared: preview.data.compared,
                },
              })
            }
          />
        )}
      </Stack>
    </Sheet>
  )
}
