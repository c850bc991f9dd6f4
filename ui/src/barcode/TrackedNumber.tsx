import { CopyButton } from '../copy/CopyButton.tsx'
import './barcode.css'

/** A number to be read aloud and typed: spaced, with copy. `what` names it: "package number". */
export function TrackedNumber({ number, what }: { number: string; what: string }) {
  return (
    <span className="tracked-number">
      <span className="tracked-digits">{number}</span> <CopyButton text={number} what={what} />
    </span>
  )
}
