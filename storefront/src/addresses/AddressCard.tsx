import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { whyNotDeleteAddress } from '@longhaul/domain/addresses/address-book.ts'
import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { AddressText } from '../shared/address/AddressText.tsx'

/** A saved address with its actions. */
export function AddressCard({
  address,
  onEdit,
  onRemove,
}: {
  address: SavedAddress
  onEdit: () => void
  onRemove: () => void
}) {
  const name = fullName(address)
  const makeDefault = useSend('POST /addresses/{id}/default', {
    onDone: () => toast.success(addressesText.madeDefault),
  })
  const why = whyNotDeleteAddress({ isDefault: address.is_default })
  return (
    <section className="card flex flex-col p-5" aria-label={name}>
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <h2 className="text-md">{name}</h2>
        {address.is_default && <Tag tone="ok">{addressesText.defaultTag}</Tag>}
      </div>
      <AddressText address={address} />
      {address.closed && <Note tone="warn">{address.closed}</Note>}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button
          size="small"
          icon={<Pencil />}
          guardMs={0}
          aria-label={addressesText.editOf(name)}
          onClick={onEdit}
        >
          {addressesText.edit}
        </Button>
        {!address.is_default && (
          <Button
            size="small"
            busy={makeDefault.isPending && addressesText.saving}
            aria-label={addressesText.makeDefaultOf(name)}
            onClick={() => makeDefault.mutate({ params: { id: address.id }, body: {} })}
          >
            {addressesText.makeDefault}
          </Button>
        )}
        <Button
          size="small"
          type="redLine"
          icon={<Trash />}
          guardMs={0}
          disabledReason={why && errorText.reasons[why]}
          aria-label={addressesText.removeOf(name)}
          onClick={onRemove}
        >
          {addressesText.remove}
        </Button>
      </div>
    </section>
  )
}
