import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { FieldError } from '@longhaul/ui/field/Field.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { AddressText, addressChoice } from '../shared/address/AddressText.tsx'
import { AddressForm } from '../shared/address/AddressForm.tsx'

type Mode = 'show' | 'choose' | 'add' | 'edit'
const text = warehouseText.confirm

/**
 * The package's destination: the chosen address, with ways to choose, add or correct one without leaving the
 * page.
 */
export function AddressSection({
  id,
  error,
  addresses,
  limit,
  country,
  chosen,
  trouble,
  onChoose,
  onTyping,
}: {
  id: string
  error: string | null | undefined
  addresses: readonly SavedAddress[]
  limit: number
  country: string
  chosen: SavedAddress | undefined
  /** What the customs of that country require and this address lacks. */
  trouble: string | null
  onChoose: (id: string) => void
  onTyping: () => void
}) {
  const [wanted, setMode] = useState<Mode>('show')
  const isFirst = addresses.length === 0
  const mode = chosen || wanted !== 'show' ? wanted : isFirst ? 'add' : 'choose'
  const back = () => setMode('show')
  const add = <Add full={addresses.length >= limit} limit={limit} onAdd={() => setMode('add')} />
  const choose = (address: string) => {
    onChoose(address)
    back()
  }
  return (
    <Folded
      title={text.steps.address}
      detail={chosen && inOneLine(chosen)}
      open={!chosen}
      wrong={Boolean(error || trouble)}
    >
      <div id={id} tabIndex={-1} className="grid gap-4 rounded-card pb-5" onInput={onTyping}>
        <FieldError id={`${id}-error`} error={error} />
        {mode === 'show' && trouble && !error && <Note tone="warn">{trouble}</Note>}
        {mode === 'show' && chosen && (
          <Chosen
            address={chosen}
            add={add}
            onChange={addresses.length > 1 ? () => setMode('choose') : undefined}
            onEdit={() => setMode('edit')}
          />
        )}
        {mode === 'choose' && (
          <Choices {...{ addresses, add }} chosen={chosen?.id} onChoose={choose} onBack={chosen && back} />
        )}
        {isFirst && <p className="text-ink-2">{text.noAddress}</p>}
        {(mode === 'add' || mode === 'edit') && (
          <AddressForm
            key={mode}
            address={mode === 'edit' ? chosen : undefined}
            country={country}
            first={isFirst}
            onSaved={(address) => choose(address.id)}
            onCancel={isFirst ? undefined : back}
          />
        )}
      </div>
    </Folded>
  )
}

const inOneLine = (address: SavedAddress): string =>
  [fullName(address), ...addressLines(address, address.country_name)].join(', ')

function Chosen({
  address,
  add,
  onChange,
  onEdit,
}: {
  address: SavedAddress
  add: ReactNode
  onChange: (() => void) | undefined
  onEdit: () => void
}) {
  return (
    <>
      <div>
        <p className="font-medium">{fullName(address)}</p>
        <AddressText address={address} />
      </div>
      <div className="flex flex-wrap gap-2">
        {onChange && (
          <Button size="small" guardMs={0} onClick={onChange}>
            {text.changeAddress}
          </Button>
        )}
        {add}
        <Button size="small" guardMs={0} onClick={onEdit}>
          {text.editAddress}
        </Button>
      </div>
    </>
  )
}

function Choices({
  addresses,
  chosen,
  add,
  onChoose,
  onBack,
}: {
  addresses: readonly SavedAddress[]
  chosen: string | undefined
  add: ReactNode
  onChoose: (id: string) => void
  onBack: (() => void) | undefined
}) {
  return (
    <>
      <RadioGroup
        label={text.chooseAddress}
        unmarked
        labelHidden
        look="cards"
        value={chosen}
        onChange={onChoose}
        choices={addresses.map(addressChoice)}
      />
      <div className="flex flex-wrap gap-2">
        {add}
        {onBack && (
          <Button size="small" guardMs={0} data-leave="" onClick={onBack}>
            {text.backToChosen}
          </Button>
        )}
      </div>
    </>
  )
}

function Add({ full, limit, onAdd }: { full: boolean; limit: number; onAdd: () => void }) {
  return (
    <Button
      size="small"
      icon={<Plus />}
      guardMs={0}
      disabledReason={full && text.addressFull(limit)}
      onClick={onAdd}
    >
      {text.addAddress}
    </Button>
  )
}
