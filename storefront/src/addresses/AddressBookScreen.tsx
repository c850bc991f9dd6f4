import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { whyNotAddAddress } from '@longhaul/domain/addresses/address-book.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { Page } from '../shared/Page.tsx'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from '../shared/address/AddressForm.tsx'
import { NoPackages as Picture } from '@longhaul/ui/illustrations/NoPackages.tsx'

type Book = Reply<'GET /addresses'>

/** The address book: up to twenty addresses, one of them the default. */
export default function AddressBookScreen() {
  const book = useCall('GET /addresses')
  const [open, setOpen] = useState<SavedAddress | 'new' | null>(null)
  const count = book.data?.addresses.length ?? 0
  const add = <AddButton count={count} limit={book.data?.limit ?? 0} onAdd={() => setOpen('new')} />
  return (
    <Page
      title={addressesText.title}
      heading={<Heading book={book.data} />}
      lead={addressesText.lead}
      actions={count > 0 && add}
    >
      <Loaded of={book} skeleton={<Skeleton kind="card" />}>
        {({ addresses }) =>
          addresses.length === 0 ? (
            <EmptyState
              picture={
                // As high as the picture and the text below it, so that the button does not move just before
                // it is pressed.

                <Picture />
              }
              title={addressesText.emptyTitle}
              action={add}
            >
              {addressesText.empty}
            </EmptyState>
          ) : (
            <AddressList addresses={addresses} onEdit={setOpen} />
          )
        }
      </Loaded>
      <AddressSheet open={open} first={count === 0} onClose={() => setOpen(null)} />
    </Page>
  )
}

function AddButton({ count, limit, onAdd }: { count: number; limit: number; onAdd: () => void }) {
  return (
    <Button
      type="primary"
      icon={<Plus />}
      guardMs={0}
      disabledReason={whyNotAddAddress(count) && addressesText.full(limit)}
      onClick={onAdd}
    >
      {addressesText.add}
    </Button>
  )
}

/** The title, with the number of addresses and the maximum. */
function Heading({ book }: { book: Book | undefined }) {
  return (
    <>
      {addressesText.title}
      {book && (
        <span
          className="num ms-3 text-md font-normal text-ink-2"
          aria-label={addressesText.countSpoken(book.addresses.length, book.limit)}
        >
          {addressesText.count(book.addresses.length, book.limit)}
        </span>
      )}
    </>
  )
}

function AddressList({
  addresses,
  onEdit,
}: {
  addresses: readonly SavedAddress[]
  onEdit: (address: SavedAddress) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const remove = useRemove(list)
  return (
    <ul ref={list} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3" aria-label={addressesText.list}>
      {addresses.map((address) => (
        <li key={address.id} className="grid">
          <AddressCard
            address={address}
            onEdit={() => onEdit(address)}
            onRemove={() => void remove(address, addresses)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The form of a new or an existing address. */
function AddressSheet({
  open,
  first,
  onClose,
}: {
  open: SavedAddress | 'new' | null
  first: boolean
  onClose: () => void
}) {
  return (
    <Sheet
      open={open !== null}
      title={open === 'new' ? addressesText.addTitle : addressesText.editTitle}
      onClose={onClose}
    >
      <AddressForm
        address={open === 'new' || open === null ? undefined : open}
        first={first}
        onCancel={onClose}
        onSaved={() => {
          onClose()
          toast.success(addressesText.saved)
        }}
      />
    </Sheet>
  )
}

/** Asks for confirmation, deletes the address, and moves the focus to the card that takes its place. */
function useRemove(list: React.RefObject<HTMLUListElement | null>) {
  const remove = useSend('DELETE /addresses/{id}')
  return async (address: SavedAddress, all: readonly SavedAddress[]) => {
    const at = all.indexOf(address)
    const gone = await ask({
      title: addressesText.removeTitle,
      text: [fullName(address), ...addressLines(address, address.country_name)].join(', '),
      danger: true,
      confirmText: addressesText.remove,
      cancelText: addressesText.keep,
      busyText: addressesText.removing,
      onConfirm: () => remove.mutateAsync({ params: { id: address.id } }),
    })
    if (!gone) return
    toast.success(addressesText.removed)
    const cards = list.current?.querySelectorAll<HTMLElement>('li')
    const next = cards?.[at + 1] ?? cards?.[at - 1]
    next?.querySelector<HTMLElement>('button')?.focus()
  }
}
