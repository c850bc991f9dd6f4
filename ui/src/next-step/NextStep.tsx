import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CreditCard from 'lucide-react/icons/credit-card'
import PackagePlus from 'lucide-react/icons/package-plus'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Truck from 'lucide-react/icons/truck'
import { type ReactNode, useId } from 'react'
import type { StepKind } from './kinds.ts'
import './next-step.css'

/**
 * The one thing that comes next: a sentence, its deadline, one filled button (`stepButton` says which look), and answers beside it. The kind's
 * colour stands in the glyph's field; the button stays indigo, and cinnabar only where it commits money or receipt.
 */
export function NextStep({
  kind,
  sentence,
  children,
  action,
  others,
}: {
  kind: StepKind
  sentence: ReactNode
  /** What stands under the sentence: a `Deadline`, what happens without an answer. */
  children?: ReactNode
  /** The filled button or link; without one there is nothing to do. */
  action?: ReactNode
  /** Second answers, never filled. */
  others?: ReactNode
}) {
  const id = useId()
  const Glyph = GLYPHS[kind]
  return (
    <section className="next-step" data-kind={kind} aria-labelledby={id}>
      <div className="next-glyph">
        <Glyph />
      </div>
      <div className="next-words">
        <p id={id}>{sentence}</p>
        {children && <div>{children}</div>}
      </div>
      {(action || others) && (
        <div className="next-actions">
          {others}
          {action}
        </div>
      )}
    </section>
  )
}

const GLYPHS: Readonly<Record<StepKind, typeof Check>> = {
  answer: CircleHelp,
  pay: CreditCard,
  pack: PackagePlus,
  track: Truck,
  confirm: Check,
  claim: ShieldAlert,
  review: BadgeCheck,
}
