import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { Waiting } from './desk-data.ts'
import { actionOf, addressOf, deadlineOf, otherwiseOf, sentenceOf } from './waiting-words.ts'

/** Another decision: one line of what, one of why, until when, and the way to it. */
export function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { step, image, photos, title } = waiting
  const otherwise = otherwiseOf(step)
  return (
    <Row
      picture={<GoodsPicture src={photos[0] ?? image} size={88} />}
      title={sentenceOf(step)}
      aside={<ButtonLink to={addressOf(waiting)}>{actionOf(step)}</ButtonLink>}
    >
      <p className="line-clamp-1" lang="zh-Hans">
        {title}
      </p>
      {step.by && <Deadline until={step.by} says={deadlineOf(step)} />}
      {!step.by && otherwise && <p>{otherwise}</p>}
    </Row>
  )
}
