import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { OWN_NAME_MAX, isOwnName } from '@longhaul/domain/goods/own-name.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.ownName

/** The shopper's own name for an item, edited in place. Staff do not see it. */
export function OwnName({ item }: { item: OrderItem }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OwnNameForm item={item} onClose={() => setOpen(false)} />
  return (
    <p className="print:hidden">
      <button
        type="button"
        className="inline-flex min-h-11 cursor-pointer items-center text-start text-sm text-primary underline underline-offset-2 md:min-h-8"
        onClick={() => setOpen(true)}
      >
        {item.names?.own ? say.change : say.give}
      </button>
    </p>
  )
}

function OwnNameForm({ item, onClose }: { item: OrderItem; onClose: () => void }) {
  const form = useCallForm('PATCH /order_items/{id}', {
    start: { own_name: item.names?.own ?? '' },
    check: { own_name: (name) => (isOwnName(name) ? null : say.tooLong(OWN_NAME_MAX)) },
    args: ({ own_name }) => ({ params: { id: item.id }, body: { own_name } }),
    onDone: onClose,
  })
  return (
    <form {...form.props} className="grid max-w-80 grid-cols-1 gap-2 py-1">
      <TextField
        label={say.label}
        hint={say.hint}
        optional
        maxLength={OWN_NAME_MAX * 4}
        autoComplete="off"
        {...form.field('own_name')}
      />
      <div className="flex gap-2">
        <Button submit size="small" busy={form.sending && say.saving}>
          {say.save}
        </Button>
        <Button size="small" guardMs={0} data-leave="" onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </form>
  )
}
