import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { useEffect } from 'react'
import { printPackageLabel } from '../shared/ParcelDocuments.tsx'
import { useStored } from '../shared/stored.ts'
import type { Parcel } from '../shared/parcel.ts'

/** The package that was finished at this bench and whose label has not been printed by itself yet. */
let finished = ''

/** Notes that a package was finished here, so that its label comes by itself. */
export function noteFinished(id: string): void {
  finished = id
}

const words = packingText.boxLabel

/**
 * Prints the label of a box that was just finished, if this machine has a printer for it, and says what to do
 * with it. A package that must be paid for first has none yet.
 */
export function BoxLabel({ parcel }: { parcel: Parcel }) {
  const [kept, setKept] = useStored('box.label')
  const on = kept !== 'off'
  const { id, number, stage } = parcel
  useEffect(() => {
    if (finished !== id) return
    finished = ''
    if (on && stage === 'to_ship') void printPackageLabel({ id, number })
  }, [on, id, number, stage])
  return (
    <section className="grid gap-2" aria-label={words.title}>
      <p className="text-lg font-semibold">{words.scan(number)}</p>
      <CheckboxField
        label={words.auto}
        hint={words.autoHint}
        value={on}
        onChange={(next) => setKept(next ? '' : 'off')}
      />
    </section>
  )
}
