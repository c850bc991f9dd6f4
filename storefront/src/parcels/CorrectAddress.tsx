import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { parcelAddressText as text } from '@longhaul/text/storefront/parcels/parcel-address.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { addressChoice } from '../shared/address/AddressText.tsx'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { ParcelPage } from './parcel.ts'

/**
 * Replaces the address of a packed package that the carrier cannot use: with one of the address book, in the
 * same country.
 */
export function CorrectAddress({ parcel }: { parcel: ParcelPage }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" guardMs={0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
      <AddressSheet parcel={parcel} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function AddressSheet({ parcel, open, onClose }: { parcel: ParcelPage; open: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState('')
  const book = useCall('GET /addresses', undefined, { enabled: open })
  const here = (book.data?.addresses ?? []).filter((address) => address.country === parcel.country)
  const address = here.find((entry) => entry.id === chosen)
  const send = useSend('POST /parcels/{id}/address', {
    quiet: true,
    onDone: () => {
      onClose()
      toast.success(text.done)
    },
  })
  function ship() {
    if (!address) return
    const { id, country_name: _name, is_default: _default, closed: _closed, ...expected_address } = address
    send.mutate({ params: { id: parcel.id }, body: { address_id: id, expected_address } })
  }
  return (
    <Sheet
      open={open}
      title={text.title}
      onClose={onClose}
      footer={
        <div className="grid w-full gap-3">
          <Failure of={send.error} />
          <Button
            type="primary"
            size="auto"
            busy={send.isPending && text.sending}
            disabled={!address}
            onClick={ship}
          >
            {text.send}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{text.lead(parcel.country_name)}</p>
        <Loaded of={book} skeleton={<Skeleton kind="rows" count={2} />}>
          {() =>
            here.length === 0 ? (
              <p>{text.none(parcel.country_name)}</p>
            ) : (
              <RadioGroup
                label={text.label}
                unmarked
                look="cards"
                value={chosen}
                onChange={setChosen}
                choices={here.map(addressChoice)}
              />
            )
          }
        </Loaded>
        <p>
          <ButtonLink to={to.addresses()}>{text.book}</ButtonLink>
        </p>
      </div>
    </Sheet>
  )
}
