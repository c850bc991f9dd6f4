import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { date } from '@longhaul/text/format.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Line as ShippingLine } from './line.ts'
import { type TypedPrices, changeOf, checkPrices, startOf } from './price-values.ts'

const words = shippingText.prices

/** The form for new prices: submitting it requests a preview, and `confirm` applies the previewed prices. */
export function usePrices(
  line: ShippingLine,
  zone: ShippingLine['zones'][number] | null,
  onClose: () => void,
) {
  const params = { id: line.id }
  const preview = useSend('POST /staff/shipping_lines/{id}/prices/preview', { quiet: true })
  const save = useSend('POST /staff/shipping_lines/{id}/prices', {
    quiet: true,
    onDone: (card) => {
      toast.success(card.state === 'scheduled' ? words.scheduled(date(card.effective_from)) : words.done)
      onClose()
    },
    onProposed: onClose,
  })
  const form = useForm<TypedPrices>({
    start: startOf(zone),
    check: checkPrices(zone),
    send: async (typed) => void (await preview.mutateAsync({ params, body: changeOf(zone, typed) })),
  })
  /** Binds a field; changing it invalidates the preview. */
  const field = (name: keyof TypedPrices) => ({
    ...form.field(name),
    onChange: (value: string) => {
      preview.reset()
      form.set(name, value)
    },
  })
  function confirm() {
    if (!preview.data) return
    const { compared } = preview.data
    save.mutate({
      params,
      body: { ...changeOf(zone, form.values), name: form.values.name.trim(), compared },
    })
  }
  return { form, field, preview, save, confirm }
}
