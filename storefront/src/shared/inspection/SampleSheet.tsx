import { sheetText } from '@longhaul/text/storefront/inspection/sheet.ts'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { ReadOut } from '@longhaul/ui/mat/ReadOut.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { pictureUrl } from '../pictures.ts'

export type SheetProps = {
  /** A band from edge to edge of the window. */
  wide?: boolean | undefined
}

/** Photos on the left and findings on the right; stacked on narrow screens. */
export function SampleSheet({ wide }: SheetProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Mat wide={wide} ruler={!wide}>
        <h2 id={id}>{sheetText.title}</h2>
        <p className="mt-2 max-w-text">{sheetText.lead}</p>
        <div className="@container">
          <div className="mt-6 grid items-start gap-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
            <Photos />
            <Sheet />
          </div>
        </div>
      </Mat>
    </section>
  )
}

const PHOTOS = [
  ['mugs', sheetText.photos.listing],
  ['photo-mugs', sheetText.photos.both],
  ['photo-foot', sheetText.photos.foot],
] as const

function Photos() {
  return (
    <div>
      <figure>
        <img
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full rounded-card bg-photo object-cover"
          src={pictureUrl('photo-crack')}
          srcSet={`${pictureUrl('photo-crack')} 480w, ${pictureUrl('photo-crack', 'large')} 960w`}
          sizes="(min-width: 56rem) 34rem, 92vw"
          width={480}
          height={360}
        />
        <figcaption className="mt-2 text-sm font-semibold">{sheetText.crack}</figcaption>
      </figure>
      <ul className="mt-4 grid grid-cols-3 gap-3">
        {PHOTOS.map(([name, seen]) => (
          <li key={name}>
            <figure>
              <img
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-control bg-photo object-cover"
                src={pictureUrl(name)}
                width={160}
                height={120}
              />
              <figcaption className="mt-1 text-xs">{seen}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sheet() {
  return (
    <div>
      <Ticket as="div">
        <TicketPart>
          <div className="flex items-start justify-between gap-3">
            <div>
              <p className="text-sm text-ink-2">{sheetText.sheet}</p>
              <h3>{sheetText.goods}</h3>
            </div>
            <ReadOut label={sheetText.weight}>0.780&#8239;kg</ReadOut>
          </div>
          <ul className="mt-4 divide-y">
            {sheetText.checks.map((check) => (
              <CheckLine key={check.what} {...check} />
            ))}
          </ul>
        </TicketPart>
        <TearLine />
        <TicketPart>
          <h4>{sheetText.choicesTitle}</h4>
          <ol className="mt-3 grid grid-cols-2 gap-3">
            {sheetText.choices.map(({ what, outcome }) => (
              <li key={what} className="border-s-3 border-warn bg-warn-tint px-3 py-2 text-sm sm:px-4">
                <b className="block">{what}</b>
                {outcome}
              </li>
            ))}
          </ol>
        </TicketPart>
      </Ticket>
      <p className="mt-4 text-sm">{sheetText.own}</p>
    </div>
  )
}

function CheckLine({ what, found, isFine }: { what: string; found: string; isFine: boolean }) {
  const Mark = isFine ? Check : X
  return (
    <li className={`flex items-center gap-3 py-2 md:py-2.5 ${isFine ? '' : 'font-semibold text-bad'}`}>
      <Mark className={`size-5 shrink-0 ${isFine ? 'text-ok' : ''}`} aria-hidden="true" />
      <span className="sr-only">{isFine ? sheetText.fine : sheetText.fault}</span>
      <span className="flex flex-1 flex-wrap gap-x-3 break-keep">
        <span>{what}</span>
        <span className="ms-auto text-end tabular-nums">{found}</span>
      </span>
    </li>
  )
}
