import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { savedAnd } from './SavedSheet.tsx'
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
    <Sheet open title={named(words.changePrice, service.id)} onClose={onClose}>
      <form {...form.props}>
        <Fields>
          <TextField
            label={words.priceOf[service.unit]}
            hint={words.priceHint}
            inputMode="decimal"
            width="short"
            {...form.field('price_fen')}
          />
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
}
