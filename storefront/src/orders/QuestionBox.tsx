import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { AnswerButtons } from '../shared/answer/AnswerButtons.tsx'
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
      <h4 className="text-warn">{say.title[question.kind]}</h4>
      {question.note && !isProblem && <p className="mt-1 break-words">{question.note}</p>}
      {!isProblem && <Difference question={question} />}
      <p className="mt-2 text-sm">
        {isProblem ? say.keepText : `${priceSentence(moreFen)} ${say.decline(money(item.frozen_fen))}`}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
        {say.answerBy} <Countdown until={question.answer_by} soonDays={2} />
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <AnswerButtons itemId={item.id} isProblem={isProblem} backFen={item.frozen_fen} />
      </div>
    </section>
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

function priceSentence(moreFen: number): string {
  if (moreFen > 0) return say.more(money(moreFen))
  return moreFen < 0 ? say.less(money(-moreFen)) : say.same
}
