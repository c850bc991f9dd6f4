import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { CONFIRMED_STEPS, type ConfirmedStep } from '@longhaul/domain/setup/readiness.ts'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { date } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../shared/layout/Line.tsx'
import { type Setup, type StepOf, WHERE } from './setup.ts'
import { TestMail } from './TestMail.tsx'

/** One requirement: whether it is met, its purpose, and where to meet it. */
export function Step({ step, setup }: { step: StepOf; setup: Setup }) {
  const words = setupText.steps[step.id]
  const where = WHERE[step.id]
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 p-4 max-md:grid-cols-1">
      <div>
        <Tag tone={step.done ? 'ok' : 'warn'}>{step.done ? setupText.done : setupText.missing}</Tag>
      </div>
      <div className="grid gap-1">
        <h2 className="text-md font-medium">{words.name}</h2>
        <p className="text-sm text-ink-2">{words.why}</p>
        <Found step={step} />
        {step.id === 'mail' && <TestMail setup={setup} />}
      </div>
      <Line>
        <Doing step={step} setup={setup} />
        {where && <Link to={where}>{words.link}</Link>}
      </Line>
    </li>
  )
}

/** What was found for the requirement, or what prevents it. */
function Found({ step: { id, done, found } }: { step: StepOf }) {
  if (found.length === 0) return null
  const text = listed(found.map((word) => setupText.pay.names[word] ?? word))
  return <p className="text-sm wrap-anywhere text-ink-3">{sentence(id, done, text)}</p>
}

function sentence(id: StepOf['id'], done: boolean, text: string): string {
  if (id === 'exchange_rates' && !done) return setupText.tooOld(text)
  if (id === 'destinations' || id === 'duties') return setupText.countries[id](Number(text))
  return id === 'working_days' ? setupText.daysOffUntil(date(text)) : text
}

/** The action that is available from this page. */
function Doing({ step, setup }: { step: StepOf; setup: Setup }) {
  const confirm = useSend('POST /staff/setup/confirm', { onDone: () => toast.success(setupText.confirmed) })
  const examples = useSend('POST /staff/rate_cards/examples', {
    onDone: () => toast.success(setupText.examplesTaken),
  })
  if (step.done) return null
  if (isConfirmed(step.id)) {
    const id = step.id
    return (
      <Button
        busy={confirm.isPending && setupText.confirm[id]}
        onClick={() => confirm.mutate({ body: { step: id } })}
      >
        {setupText.confirm[id]}
      </Button>
    )
  }
  if (step.id === 'rates' && setup.can_take_examples)
    return (
      <Button
        busy={examples.isPending && setupText.takeExamples}
        onClick={() => examples.mutate({ body: {} })}
      >
        {setupText.takeExamples}
      </Button>
    )
  return null
}

const isConfirmed = (id: StepOf['id']): id is ConfirmedStep => CONFIRMED_STEPS.some((known) => known === id)
