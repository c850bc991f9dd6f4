import { PLATFORMS } from '@longhaul/domain/links/parsed-link.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import { Stack } from '../../shared/layout/Stack.tsx'
import type { KnownKinds } from './known-kinds.ts'
import { ProductSheet } from './ProductSheet.tsx'
import { ProductsTable } from './ProductsTable.tsx'

/** The products that staff corrected, and one to be corrected: `goods` is its marketplace and number. */
export function ProductsTab({
  known,
  goods,
  onGoods,
}: {
  known: KnownKinds
  goods: string
  onGoods: (goods: string) => void
}) {
  const [marketplace, setMarketplace] = useState('taobao')
  const [item, setItem] = useState('')
  return (
    <Stack>
      <p className="muted">{words.productLead}</p>
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (item.trim() !== '') onGoods(`${marketplace} ${item.trim()}`)
        }}
      >
        <SelectField
          label={words.marketplace}
          options={PLATFORMS.map((value) => ({ value, label: value }))}
          empty={null}
          value={marketplace}
          onChange={setMarketplace}
        />
        <TextField label={words.item} maxLength={200} width="medium" value={item} onChange={setItem} />
        <span className="self-end">
          <Button submit guardMs={0}>
            {words.find}
          </Button>
        </span>
      </form>
      {known.products.length === 0 ? (
        <p>{words.noProducts}</p>
      ) : (
        <ProductsTable products={known.products} onGoods={onGoods} />
      )}
      {goods !== '' && (
        <ProductSheet key={goods} goods={goods} kinds={known.kinds} onClose={() => onGoods('')} />
      )}
    </Stack>
  )
}
