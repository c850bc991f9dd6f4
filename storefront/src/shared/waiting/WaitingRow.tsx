import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { LeadAnswers } from '../answer/LeadAnswers.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { GoodsName } from '../GoodsName.tsx'
import { isQuestion, wordsOf } from '../step-words.ts'
import type { Waiting } from './desk-data.ts'
import { addressOf, deadlineOf } from './waiting-words.ts'

/**
 * A further decision: one line for the subject, one for the reason, the deadline, and a link to it; with
 * `answers`, both answers to a question instead of the link.
 */
export function WaitingRow({ waiting, answers }: { waiting: Waiting; answers?: boolean }) {
  const { step, image, photos, order_item_id: itemId } = waiting
  const { title, action, otherwise } = wordsOf(step)
  return (
    <Row
      picture={<GoodsPicture src={photos[0] ?? image} size={88} />}
      title={title}
      aside={
        answers && itemId && isQuestion(step) ? (
          <div className="grid gap-2">
            <LeadAnswers itemId={itemId} step={step} />
          </div>
        ) : (
          <ButtonLink to={addressOf(waiting)}>{action}</ButtonLink>
        )
      }
    >
      <p className="line-clamp-1">{waiting.name ?? <GoodsName of={waiting} />}</p>
      {step.by && <Deadline until={step.by} says={deadlineOf(step)} />}
      {!step.by && otherwise && <p>{otherwise}</p>}
    </Row>
  )
}
