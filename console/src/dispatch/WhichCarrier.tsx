import { readCarrierNumber } from '@longhaul/domain/shipping/carrier-number.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { useState } from 'react'
import { carrierName } from './NumbersPreview.tsx'

const words = dispatchText.whichCarrier

/** Asks which of the carriers that issue such numbers this one is of; null if that is not answered. */
export async function askCarrier(number: string): Promise<string | null> {
  const read = readCarrierNumber(number)
  let chosen: string | null = null
  const isSure = await ask({
    title: words.title,
    text: (
      <Choice
        number={read.number}
        ids={[...read.carriers.map(({ id }) => id), 'other']}
        onChoose={(id) => {
          chosen = id
        }}
      />
    ),
    confirmText: words.go,
  })
  return isSure ? chosen : null
}

function Choice({
  number,
  ids,
  onChoose,
}: {
  number: string
  ids: readonly string[]
  onChoose: (id: string) => void
}) {
  const [value, setValue] = useState('')
  return (
    <RadioGroup
      label={words.label(number)}
      unmarked
      value={value}
      onChange={(id) => {
        setValue(id)
        onChoose(id)
      }}
      choices={ids.map((id) => ({ value: id, label: carrierName(id) }))}
    />
  )
}
