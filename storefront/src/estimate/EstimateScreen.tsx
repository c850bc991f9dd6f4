import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { format, weight } from '@longhaul/text/format.ts'
import { estimateText } from '@longhaul/text/storefront/estimate/estimate.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { isKnown } from '../shared/duty/duty.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { ByLink } from './ByLink.tsx'
import { EstimateForm, type Question } from './EstimateForm.tsx'
import { EstimatedLine } from './EstimatedLine.tsx'

const words = estimateText
const FIRST: Question = { weight_grams: 1_000 }

/**
 * Compares all lines for a country, a weight, a size and a kind of goods. Available once the operator has
 * opened it.
 */
export default function EstimateScreen() {
  const isOpen = useConfiguration()?.features.shipping_estimate ?? false
  return isOpen ? (
    <Estimate />
  ) : (
    <Page title={words.title}>
      <Closed />
    </Page>
  )
}

function Estimate() {
  const [question, ask] = useState<Question>(FIRST)
  const estimate = useCall(
    'POST /shipping/estimate',
    { body: question },
    { keepPrevious: true, staleMs: 60_000 },
  )
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[360px_1fr]">
        <div className="grid grid-cols-1 gap-6">
          <EstimateForm known={estimate.data} asking={estimate.isFetching} onAsk={ask} />
          <ByLink />
        </div>
        <Loaded of={estimate} skeleton={<Skeleton kind="card" count={3} />}>
          {({ lines, country, weight_grams, sized }) => {
            const open = lines.filter((line) => line.total_fen !== null)
            const fastest = open.toSorted((entry, other) => entry.max_days - other.max_days)[0]
            return (
              <section aria-live="polite" className="grid gap-4">
                <h2 className="text-lg">{words.results(format.country(country), weight(weight_grams))}</h2>
                {open.length === 0 && <Note tone="warn">{words.none}</Note>}
                {!sized && open.length > 0 && <p className="text-sm text-ink-2">{words.noSize}</p>}
                <ul className="grid gap-4">
                  {lines.map((line) => (
                    <EstimatedLine
                      key={line.line_id}
                      line={line}
                      grams={weight_grams}
                      cheapest={open.length > 1 && line === open[0] && (!line.duty || isKnown(line.duty))}
                      fastest={open.length > 1 && line === fastest}
                    />
                  ))}
                </ul>
                {open.some((line) => !line.duty) && <p className="text-sm text-ink-2">{words.noValue}</p>}
                <p className="text-sm text-ink-2">{words.note}</p>
              </section>
            )
          }}
        </Loaded>
      </div>
    </Page>
  )
}

/**
 * Shown at the page's address while the operator keeps the estimate closed: the given notice, and where to
 * find prices meanwhile.
 */
const Closed = () => (
  <EmptyState
    picture={<EmptyShelf />}
    title={errorText.reasons.feature_closed}
    action={
      <>
        <ButtonLink to={to.contact()} type="primary">
          {estimateText.contact}
        </ButtonLink>
        <ButtonLink to={to.help(18)}>{estimateText.howPricesWork}</ButtonLink>
      </>
    }
  />
)
