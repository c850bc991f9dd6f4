import { railText } from '@longhaul/text/ui/label.ts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { DateTime } from '../time/DateTime.tsx'
import './rail.css'

export type Step = {
  label: ReactNode
  state: 'done' | 'current' | 'next' | 'failed'
  /** When the step happened, as ISO 8601. */
  at?: string | undefined
  note?: ReactNode
}

/**
 * The progress of a journey: completed steps with their times, the current step, and the steps to come. `row`
 * is horizontal on a wide screen and vertical on a phone, and shows days; `column` is always vertical and
 * shows minutes, as for tracking events.
 */
export function Rail({
  label,
  steps,
  layout = 'row',
}: {
  label: string
  steps: readonly Step[]
  layout?: 'row' | 'column' | undefined
}) {
  return (
    <ol className="rail" data-layout={layout} aria-label={label}>
      {steps.map((step, index) => (
        <li key={index} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className="rail-mark">
            {step.state === 'done' && <Check />}
            {step.state === 'failed' && <X />}
          </span>
          <div className="rail-words">
            <span className="rail-label">{step.label}</span>
            {stateWords[step.state] && <span className="sr-only">{stateWords[step.state]}</span>}
            {step.at && <DateTime at={step.at} only={layout === 'row' ? 'day' : undefined} />}
            {step.note && <div className="rail-note">{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const stateWords: Partial<Record<Step['state'], string>> = {
  done: railText.stepDone,
  failed: railText.stepFailed,
}
