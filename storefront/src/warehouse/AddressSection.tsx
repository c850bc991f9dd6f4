import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { FieldError } from '@longhaul/ui/field/Field.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { linesOf, nameOf } from '../shared/address/address-lines.ts'
import { AddressText } from '../shared/address/AddressText.tsx'
import { AddressForm } from '../shared/address/AddressForm.tsx'

type Mode = 'show' | 'choose' | 'add' | 'edit'

/** Where the package goes: the chosen address; another one, a new one or a correction without leaving the page. */
export function AddressSection({
  id,
  error,
  addresses,
  limit,
  chosen,
  trouble,
  onChoose,
}: {
  id: string
  error: string | null | undefined
  addresses: readonly SavedAddress[]
  limit: number
  chosen: SavedAddress | undefined
  /** What customs there will not do without, and this address lacks. */
  trouble: string | null
  onChoose: (id: string) => void
}) {
  const text = warehouseText.confirm
  const [wanted, setMode] = useState<Mode>('show')
  const mode = chosen || wanted !== 'show' ? wanted : addresses.length > 0 ? 'choose' : 'add'
  const done = (address: SavedAddress) => {
    onChoose(address.id)
    setMode('show')
  }
  return (
    <Card title={text.steps.address}>
      <div id={id} tabIndex={-1} className="grid gap-4 rounded-card">
        <FieldError id={`${id}-error`} error={error} />
        {mode === 'show' && trouble && !error && <Note tone="warn">{trouble}</Note>}
        {mode === 'show' && chosen && (
          <>
            <div>
              <p className="font-medium">{nameOf(chosen)}</p>
              <AddressText address={chosen} />
            </div>
            <div className="flex flex-wrap gap-2">
              {addresses.length > 1 && (
                <Button size="small" guardMs={0} onClick={() => setMode('choose')}>
                  {text.changeAddress}
                </Button>
              )}
              <Add full={addresses.length >= limit} limit={limit} onAdd={() => setMode('add')} />
              <Button size="small" guardMs={0} onClick={() => setMode('edit')}>
                {text.editAddress}
              </Button>
            </div>
          </>
        )}
        {mode === 'choose' && (
          <>
            <RadioGroup
              label={text.chooseAddress}
              unmarked
              labelHidden
              look="cards"
              value={chosen?.id}
              onChange={(address) => {
                onChoose(address)
                setMode('show')
              }}
              choices={addresses.map((address) => ({
                value: address.id,
                label: <b className="font-medium">{nameOf(address)}</b>,
                hint: linesOf(address, address.country_name).join(', '),
              }))}
            />
            <div className="flex flex-wrap gap-2">
              <Add full={addresses.length >= limit} limit={limit} onAdd={() => setMode('add')} />
              {chosen && (
                <Button size="small" guardMs={0} data-leave="" onClick={() => setMode('show')}>
                  {text.backToChosen}
                </Button>
              )}
            </div>
          </>
        )}
        {(mode === 'add' || mode === 'edit') && (
          <>
            {addresses.length === 0 && <p className="text-ink-2">{text.noAddress}</p>}
            <AddressForm
              key={mode}
              address={mode === 'edit' ? chosen : undefined}
              first={addresses.length === 0}
              onSaved={done}
              onCancel={addresses.length > 0 ? () => setMode('show') : undefined}
            />
          </>
        )}
      </div>
    </Card>
  )
}

function Add({ full, limit, onAdd }: { full: boolean; limit: number; onAdd: () => void }) {
  const text = warehouseText.confirm
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
