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
 * The next step: a sentence, its deadline, one filled button (`stepButton` gives its look) and secondary
 * answers. The kind's colour is the background of the icon; the button is indigo, or cinnabar if it commits
 * money or confirms receipt.
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
  /** Shown below the sentence: a `Deadline`, what happens without an answer. */
  children?: ReactNode
  /** The filled button or link; without one there is nothing to do. */
  action?: ReactNode
  /** Secondary answers, never filled. */
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
