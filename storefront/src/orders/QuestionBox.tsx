import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { money } from '@longhaul/text/format.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { useAnswer } from '../shared/answer/use-answer.ts'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.question
type Question = NonNullable<OrderItem['question']>

/** What we ask the shopper: old and new side by side, the consequence of either answer, until when. */
export function QuestionBox({ item, question }: { item: OrderItem; question: Question }) {
  const isProblem = question.kind === 'problem'
  const moreFen = question.new_fen - question.old_fen
  return (
    <section
      className="rounded-card border border-warn bg-warn-tint p-4"
      aria-label={say.title[question.kind]}
    >
      <h2 className="text-lg text-warn">{say.title[question.kind]}</h2>
      {isProblem && <Seen item={item} />}
      {question.note && !isProblem && <p className="mt-1 break-words">{question.note}</p>}
      {!isProblem && <Difference question={question} />}
      <p className="mt-2 text-sm">
        {isProblem ? say.keepText : `${priceSentence(moreFen)} ${say.decline(money(item.frozen_fen))}`}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
        {say.answerBy} <Countdown until={question.answer_by} soonDays={2} />
      </p>
      <Answers item={item} isProblem={isProblem} />
    </section>
  )
}

/** What inspection found and photographed. */
function Seen({ item: { photo, image, inspection } }: { item: OrderItem }) {
  const known = ABNORMAL_REASONS.find((reason) => reason === inspection?.problem)
  return (
    <div className="mt-3 flex flex-wrap items-start gap-4">
      <GoodsPicture src={photo ?? image} size={176} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-md font-semibold">
          {known ? statusText.problems[known] : ordersText.inspection.problem}
        </p>
        <p className="break-words">{inspection?.problem_note}</p>
      </div>
    </div>
  )
}

function Difference({ question }: { question: Question }) {
  return (
    <dl className="num mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <div className="flex items-baseline gap-2">
        <dt className="text-sm text-ink-2">{say.was}</dt>
        <dd>
          <s>{money(question.old_fen)}</s>
        </dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-sm text-ink-2">{say.now}</dt>
        <dd className="text-xl font-semibold">{money(question.new_fen)}</dd>
      </div>
    </dl>
  )
}

function Answers({ item, isProblem }: { item: OrderItem; isProblem: boolean }) {
  const backFen = item.next?.back_fen
  const { error, isSending, accept, decline } = useAnswer({
    id: item.id,
    isProblem,
    backFen: item.frozen_fen,
  })
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 print:hidden">
      <Failure of={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="primary" busy={isSending(true) && say.sending} onClick={accept}>
          {isProblem ? say.keep : say.accept}
        </Button>
        <Button type="redLine" busy={isSending(false) && say.sending} onClick={decline}>
          {isProblem ? say.giveBackFor(backFen ? money(backFen) : null) : say.declineButton}
        </Button>
      </div>
    </div>
  )
}

function priceSentence(moreFen: number): string {
  if (moreFen > 0) return say.more(money(moreFen))
  return moreFen < 0 ? say.less(money(-moreFen)) : say.same
}
