import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { COURIERS } from '@longhaul/domain/shipping/couriers.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/shipping/courier-number.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { required } from '../shared/checks.ts'
import type { Warehouse } from './OurAddress.tsx'

const start = { tracking_number: '', title: '', quantity: '1', value_fen: '', remark: '' }

/** Announces an inbound parcel to the chosen warehouse. */
export function InboundForm({ warehouse }: { warehouse: Warehouse }) {
  const text = warehouseText.inbound
  const form = useCallForm('POST /inbounds', {
    start,
    keep: 'inbound',
    check: {
      tracking_number: (number: string) =>
        isTrackingNumber(normaliseTrackingNumber(number)) ? null : text.notANumber,
      title: required(text.what_required),
      quantity: (count: string) => (/^[1-9]\d{0,2}$/.test(count.trim()) ? null : text.quantity_wrong),
      value_fen: (amount: string) => (readYuan(amount) ? null : text.money_wrong),
    },
    args: (values: typeof start) => ({
      body: {
        warehouse_id: warehouse.id,
        tracking_number: values.tracking_number.trim(),
        title: values.title.trim(),
        quantity: Number(values.quantity),
        value_fen: readYuan(values.value_fen) ?? 0,
        remark: values.remark.trim(),
      },
    }),
    onDone: () => {
      toast.success(text.announced)
      form.reset()
    },
  })
  return (
    <Card title={text.announceTitle}>
      <p className="mb-4 text-ink-2">
        {sentences(text.announceLead, text.goesTo(warehouseText.inWarehouse(warehouse.name)))}
      </p>
      <form {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <TextField
          label={text.tracking}
          hint={courierOf(form.values.tracking_number) ?? text.trackingHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...form.field('tracking_number')}
        />
        <TextField label={text.what} hint={text.whatHint} maxLength={200} {...form.field('title')} />
        <div className="grid grid-cols-[7rem_1fr] items-end gap-4">
          <TextField label={text.quantity} inputMode="numeric" maxLength={3} {...form.field('quantity')} />
          <TextField
            label={text.value}
            before="¥"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...form.field('value_fen')}
          />
        </div>
        <p className="-mt-3 text-sm text-ink-2">{text.valueHint}</p>
        <TextArea label={text.remark} optional max={500} rows={2} {...form.field('remark')} />
        <Failure of={form.failure} />
        <div>
          <Button submit type="primary" busy={form.sending && text.announcing}>
            {text.announce}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The courier that a tracking number implies, as a sentence. */
function courierOf(number: string): string | null {
  const code = guessCourier(normaliseTrackingNumber(number))
  const name = nameOfCourier(code ?? '')
  return name && warehouseText.inbound.courier(name)
}

/** A courier's name in the reader's language; null for an unknown courier. */
export function nameOfCourier(code: string): string | null {
  const courier = COURIERS.find((courier) => courier.code === code)
  return courier?.names[LANGUAGES[pageLang].script] ?? null
}
