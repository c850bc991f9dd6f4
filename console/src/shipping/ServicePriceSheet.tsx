import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { SavedSheet, savedAnd } from './SavedSheet.tsx'
import { checkServicePrice, type Service, servicePriceOf } from './extra-service.ts'

const words = shippingText.services

/** Changes the price of an extra service, which takes a second person like the other fees. */
export function ServicePriceSheet({ service, onClose }: { service: Service; onClose: () => void }) {
  const form = useCallForm('PUT /staff/extra_services/{id}/price', {
    start: { price_fen: (service.price_fen / 100).toFixed(2) },
    check: { price_fen: checkServicePrice },
    args: ({ price_fen }) => ({
      params: { id: service.id },
      body: { was_fen: service.price_fen, price_fen: servicePriceOf(price_fen) ?? service.price_fen },
    }),
    onDone: savedAnd(onClose),
    onProposed: onClose,
  })
  return (
    <SavedSheet title={named(words.changePrice, service.id)} form={form} onClose={onClose}>
      <TextField
        label={words.priceOf[service.unit]}
        hint={words.priceHint}
        inputMode="decimal"
        width="short"
        {...form.field('price_fen')}
      />
    </SavedSheet>
  )
}
