import { CopyButton } from '../copy/CopyButton.tsx'
import './barcode.css'

/**
 * A number for reading aloud and typing: spaced out, with a copy button. `what` names it: "package number".
 */
export function TrackedNumber({ number, what }: { number: string; what: string }) {
  return (
    <span className="tracked-number">
      <span className="tracked-digits">{number}</span> <CopyButton text={number} what={what} />
    </span>
  )
}
