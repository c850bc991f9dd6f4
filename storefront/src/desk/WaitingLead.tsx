import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Lead } from '@longhaul/ui/density/Lead.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import { LeadAnswers } from '../shared/answer/LeadAnswers.tsx'
import { isQuestion, wordsOf } from '../shared/step-words.ts'
import type { Waiting } from '../shared/waiting/desk-data.ts'
import { addressOf, deadlineOf } from '../shared/waiting/waiting-words.ts'

/** The decision with the nearest deadline, illustrated by the photo that caused it. */
export function WaitingLead({ waiting }: { waiting: Waiting }) {
  const { step, photos, image, quantity, note } = waiting
  const { title, otherwise } = wordsOf(step)
  const photo = photos[0] ?? image
  return (
    <Lead
      photo={photo && <img src={photo} alt="" />}
      when={step.by && <Deadline until={step.by} says={deadlineOf(step)} />}
      title={title}
      answers={<Answers waiting={waiting} />}
      foot={
        <>
          {otherwise}{' '}
          <Link to={addressOf(waiting)}>{photos.length > 0 ? text.photos(photos.length) : text.details}</Link>
        </>
      }
    >
      <p>
        {waiting.name ?? <GoodsName of={waiting} />}
        {quantity > 1 && (
          <>
            {'\u00a0· '}
            <span className="whitespace-nowrap">{text.pieces(quantity)}</span>
          </>
        )}
      </p>
      {note && <p className="mt-2">{note}</p>}
    </Lead>
  )
}

function Answers({ waiting }: { waiting: Waiting }) {
  const { step, order_item_id: itemId } = waiting
  if (!itemId || !isQuestion(step))
    return (
      <ButtonLink to={addressOf(waiting)} type={stepButton(step.kind)} size="big">
        {wordsOf(step).action}
      </ButtonLink>
    )
  return <LeadAnswers itemId={itemId} step={step} />
}
