import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import { type Category, nameOf } from './category.ts'

const words = shippingText.goods

/** Bans a category on a line, in a country, or on a line to a country. */
export function BanDialog({
  category,
  lines,
  onClose,
}: {
  category: Category
  lines: readonly string[]
  onClose: () => void
}) {
  const countries = useCall('GET /country')
  const [line, setLine] = useState('')
  const [country, setCountry] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = useSend('POST /staff/goods_categories/{id}/bans')
  return (
    <Dialog
      open
      title={words.addTitle(nameOf(category))}
      confirmText={words.add}
      busyText={shippingText.saving}
      onConfirm={async () => {
        if (line === '' && country === '') {
          setError(words.oneNeeded)
          return false
        }
        await add.mutateAsync({
          params: { id: category.id },
          body: { line_id: line || null, country: country || null, note: note.trim() },
        })
        return true
      }}
      onClose={onClose}
    >
      <Fields>
        <SelectField
          label={words.line}
          unmarked
          empty={words.anyLine}
          error={error}
          options={lines.map((value) => ({ value, label: value }))}
          value={line}
          onChange={(value) => {
            setError(null)
            setLine(value)
          }}
        />
        <SelectField
          label={words.country}
          unmarked
          empty={words.anyCountry}
          options={(countries.data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={country}
          onChange={(value) => {
            setError(null)
            setCountry(value)
          }}
        />
        <TextField
          label={words.note}
          hint={words.noteHint}
          optional
          maxLength={200}
          value={note}
          onChange={setNote}
        />
      </Fields>
    </Dialog>
  )
}
