import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { REPLY_MAX } from '@longhaul/domain/orders/question.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { money } from '@longhaul/text/format.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { orderDecisionsText } from '@longhaul/text/storefront/orders/order-decisions.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { useState } from 'react'
import { useAnswer } from '../shared/answer/use-answer.ts'
import { wordsOf } from '../shared/step-words.ts'
import { ItemPhotos } from './ItemPhotos.tsx'
import type { OrderItem } from './order-looks.ts'

const say = orderDecisionsText.question
type Question = NonNullable<OrderItem['question']>

/**
 * Our question about an item: its deadline, the findings or the new price, and the two answers with their
 * consequences.
 */
export function QuestionStep({ item, question }: { item: OrderItem; question: Question }) {
  return question.kind === 'free' ? (
    <FreeQuestion item={item} question={question} />
  ) : (
    <TwoAnswers item={item} question={question} />
  )
}

/** A question in our own words, answered in the shopper's; or the item is cancelled. */
function FreeQuestion({ item, question }: { item: OrderItem; question: Question }) {
  const [reply, setReply] = useState('')
  const [isMissing, setMissing] = useState(false)
  const answer = useAnswer({ id: item.id, isProblem: false, backFen: item.frozen_fen })
  const send = () => {
    setMissing(reply.trim() === '')
    if (reply.trim() !== '') answer.reply(reply.trim())
  }
  return (
    <NextStep
      kind="answer"
      sentence={say.title.free}
      action={
        <Button
          type={stepButton('answer')}
          guardMs={0}
          busy={answer.isSending(true) && say.sending}
          onClick={send}
        >
          {say.send}
        </Button>
      }
      others={
        <Button busy={answer.isSending(false) && say.sending} onClick={answer.decline}>
          {say.declineFor(money(item.frozen_fen))}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        <Deadline until={question.answer_by} says={say.answerBy} />
        <p className="break-words">{question.note}</p>
        <TextArea
          label={say.yourAnswer}
          max={REPLY_MAX}
          value={reply}
          error={isMissing && reply.trim() === '' ? say.answerNeeded : null}
          onChange={setReply}
        />
        <Failure of={answer.error} />
      </div>
    </NextStep>
  )
}

function TwoAnswers({ item, question }: { item: OrderItem; question: Question }) {
  const isProblem = question.kind === 'problem'
  const { next } = item
  const { error, isSending, accept, decline } = useAnswer({
    id: item.id,
    isProblem,
    backFen: item.frozen_fen,
  })
  const back = next?.back_fen ? money(next.back_fen) : null
  return (
    <NextStep
      kind="answer"
      sentence={next ? wordsOf(next).title : say.title[question.kind]}
      action={
        <Button type={stepButton('answer')} busy={isSending(true) && say.sending} onClick={accept}>
          {isProblem ? say.keep : say.acceptFor(next?.pay_fen ? money(next.pay_fen) : null)}
        </Button>
      }
      others={
        <Button busy={isSending(false) && say.sending} onClick={decline}>
          {isProblem ? say.giveBackFor(back) : say.declineFor(back)}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        <Deadline until={question.answer_by} says={say.answerBy} />
        {isProblem ? <Seen item={item} /> : <Difference question={question} />}
        <p>
          {isProblem
            ? say.keepText
            : sentences(
                priceSentence(question.new_fen - question.old_fen, question.service_fen),
                say.decline(money(item.frozen_fen)),
              )}
        </p>
        <Failure of={error} />
      </div>
    </NextStep>
  )
}

/** The findings and photos of the inspection. */
function Seen({ item }: { item: OrderItem }) {
  const { inspection } = item
  const known = ABNORMAL_REASONS.find((reason) => reason === inspection?.problem)
  return (
    <>
      <p className="break-words">
        {sentences(
          known ? orderPageText.problems[known] : ordersText.inspection.problem,
          inspection?.problem_note,
        )}
      </p>
      {inspection && <ItemPhotos item={item} photos={inspection.photos} />}
    </>
  )
}

/** The price as ordered, and the price now. */
function Difference({ question }: { question: Question }) {
  return (
    <>
      {question.note && <p className="break-words">{question.note}</p>}
      <dl className="num flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <div className="flex items-baseline gap-2">
          <dt>{say.was}</dt>
          <dd>
            <s>{money(question.old_fen)}</s>
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt>{say.now}</dt>
          <dd className="text-lg font-semibold text-ink">{money(question.new_fen)}</dd>
        </div>
      </dl>
    </>
  )
}

function priceSentence(moreFen: number, serviceFen: number): string {
  if (moreFen > 0) return say.more(money(moreFen + serviceFen), serviceFen > 0 ? money(serviceFen) : null)
  return moreFen < 0 ? say.less(money(-moreFen)) : say.same
}
