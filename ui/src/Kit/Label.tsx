import { namesOf } from '@longhaul/domain/entries.ts'
import { Barcode } from '../barcode/Barcode.tsx'
import { TrackedNumber } from '../barcode/TrackedNumber.tsx'
import { Button } from '../button/Button.tsx'
import { Folded } from '../density/Folded.tsx'
import { GoodsPicture } from '../density/GoodsPicture.tsx'
import { Lead } from '../density/Lead.tsx'
import { Row } from '../density/Row.tsx'
import { Mat } from '../mat/Mat.tsx'
import { ReadOut } from '../mat/ReadOut.tsx'
import { Money } from '../money/Money.tsx'
import { stepButton } from '../next-step/kinds.ts'
import { NextStep } from '../next-step/NextStep.tsx'
import { Plank } from '../shelf/Plank.tsx'
import { Shelf } from '../shelf/Shelf.tsx'
import { PaidSeal } from '../stamp/PaidSeal.tsx'
import { WeightStamp } from '../stamp/WeightStamp.tsx'
import { TearLine } from '../ticket/TearLine.tsx'
import { Ticket, TicketPart } from '../ticket/Ticket.tsx'
import { Torn } from '../ticket/Torn.tsx'
import { Deadline } from '../time/Deadline.tsx'
import { Part } from './Part.tsx'
import { specimen } from './specimen.ts'
import { words } from './words.ts'

const NUMBER = 'P000203208'
const at = new Date(Date.now() - 86_400_000).toISOString()
const soon = new Date(Date.now() + 11 * 3_600_000).toISOString()

export function Tickets() {
  return (
    <Part title={words.parts.label}>
      <div className="kit-grid">
        <Ticket label={words.label.ticket}>
          <TicketPart>
            <div className="kit-row">
              <div>
                <Barcode text={NUMBER} />
                <TrackedNumber number={NUMBER} what={words.label.packageNumber} />
              </div>
              <WeightStamp grams={1380} place={words.label.place} at={at} />
              <PaidSeal at={at} />
            </div>
            <b>{words.label.paidNow}</b> <Money fen={13545} strong />
          </TicketPart>
          <TearLine />
          <TicketPart>
            {words.label.paidLater} <Money fen={4800} />
          </TicketPart>
        </Ticket>
        <Torn>
          <Ticket torn="end">
            <TicketPart>
              {words.label.paidNow} <Money fen={37695} />
            </TicketPart>
          </Ticket>
          <Ticket torn="start">
            <TicketPart>
              {words.label.paidLater} <Money fen={11000} />
            </TicketPart>
          </Ticket>
        </Torn>
      </div>
      <div className="kit-row" />
      <Ticket layout="row" label={words.label.onItsWay}>
        <TicketPart stub>
          <Barcode text={NUMBER} small />
          <TrackedNumber number={NUMBER} what={words.label.packageNumber} />
        </TicketPart>
        <TearLine />
        <TicketPart>{words.label.onItsWay}</TicketPart>
      </Ticket>
    </Part>
  )
}

export function Steps() {
  return (
    <Part title={words.parts.steps}>
      <div className="fields">
        {namesOf(words.steps).map((kind) => (
          <NextStep
            key={kind}
            kind={kind}
            sentence={words.steps[kind].sentence}
            action={<Button type={stepButton(kind)}>{words.steps[kind].action}</Button>}
          >
            <Deadline until={soon} />
          </NextStep>
        ))}
      </div>
    </Part>
  )
}

export function Densities() {
  return (
    <Part title={words.parts.densities}>
      <Lead
        photo={<img src={specimen(1)} alt="" />}
        when={<Deadline until={soon} />}
        title={words.steps.answer.sentence}
        answers={<Button type="primary">{words.steps.answer.action}</Button>}
        foot={words.note}
      >
        {words.railNote}
      </Lead>
      <div className="kit-row" />
      <div className="kit-grid">
        <div>
          <ul>
            <Row
              picture={<GoodsPicture src={specimen(2)} size={88} />}
              title={words.label.goods}
              aside={<Money fen={6090} strong />}
            >
              <p>{words.railNote}</p>
              <Deadline until={soon} />
            </Row>
            <Row picture={<GoodsPicture src={null} size={72} />} over={words.off} title={words.label.goods} />
          </ul>
          <Folded title={words.rail[4]} detail={words.label.place} sum={<Money fen={37695} />}>
            {words.tabText}
          </Folded>
        </div>
        <Shelf title={words.rail[3]} aside={words.label.place}>
          {[29, 9, 2].map((used) => (
            <Plank
              key={used}
              picture={<GoodsPicture src={specimen(used)} size={72} />}
              title={words.label.goods}
              detail={words.label.place}
              used={used}
            />
          ))}
        </Shelf>
        <Mat ruler>
          <p>{words.inspection}</p>
          <ReadOut label={words.weight}>0.62–0.71 kg</ReadOut>
        </Mat>
      </div>
    </Part>
  )
}
