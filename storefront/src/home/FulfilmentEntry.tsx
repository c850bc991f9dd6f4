import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

const words = belowText.fulfilment

/** The way to the page for shops that ship from China. */
export function FulfilmentEntry() {
  return (
    <section className="wrap">
      <div className="flex flex-wrap items-center justify-between gap-6 border-t pt-10">
        <div>
          <h2>{words.title}</h2>
          <p className="mt-2 max-w-text text-ink-2">{words.text}</p>
        </div>
        <ButtonLink to={to.fulfilment()} type="blackLine" size="big">
          {words.link}
        </ButtonLink>
      </div>
    </section>
  )
}
