import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Lead } from '@longhaul/ui/density/Lead.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { AnswerButtons } from '../shared/answer/AnswerButtons.tsx'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Link } from '../shared/Link.tsx'
import type { Waiting } from './desk-data.ts'
import {
  actionOf,
  addressOf,
  deadlineOf,
  figuresOf,
  isQuestion,
  otherwiseOf,
  sentenceOf,
} from './waiting-words.ts'

/** The decision with the nearest deadline, led by the photo that caused it. */
export function WaitingLead({ waiting }: { waiting: Waiting }) {
  const { step, photos, image, title, quantity, note } = waiting
  const photo = photos[0] ?? image
  return (
    <Lead
      photo={photo && <img src={photo} alt="" />}
      when={step.by && <Deadline until={step.by} says={deadlineOf(step)} />}
      title={sentenceOf(step)}
      answers={<Answers waiting={waiting} />}
      foot={
        <>
          {otherwiseOf(step)}{' '}
          <Link to={addressOf(waiting)}>{photos.length > 0 ? text.photos(photos.length) : text.details}</Link>
        </>
      }
    >
      <p>
        <span lang="zh-Hans">{title}</span>
        {quantity > 1 && <span className="whitespace-nowrap"> · {text.pieces(quantity)}</span>}
      </p>
      {note && <p className="mt-2">{note}</p>}
    </Lead>
  )
}

function Answers({ waiting }: { waiting: Waiting }) {
  const { step, order_item_id: itemId } = waiting
  const { pay, back } = figuresOf(step)
  if (!itemId || !isQuestion(step))
    return (
      <ButtonLink to={addressOf(waiting)} type={stepButton(step.kind)} size="big">
        {actionOf(step)}
      </ButtonLink>
    )
  const isProblem = step.about === 'problem_found'
  return (
    <AnswerButtons
      itemId={itemId}
      isProblem={isProblem}
      backFen={step.back_fen ?? 0}
      words={
        isProblem
          ? { accept: text.keep, decline: text.giveBack(back) }
          : { accept: text.accept(pay), decline: text.decline(back) }
      }
    />
  )
}
