import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { Schedule } from '../shared/Schedule.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import { TryLinks } from '../shared/TryLinks.tsx'
import { useHead } from '../shared/head.ts'
import { SampleSheet } from '../shared/inspection/SampleSheet.tsx'
import { type Configuration, useConfiguration } from '../shared/use-configuration.ts'
import { Closing } from './Closing.tsx'
import { FilledExample } from './FilledExample.tsx'
import { KraftShelf } from './KraftShelf.tsx'
import { Prices } from './Prices.tsx'
import { Reviews } from './Reviews.tsx'
import { Section } from './Section.tsx'

/**
 * `/` for guests: the paste box, and everything to know before using it, calculated from the site's own
 * rates.
 */
export default function HomeScreen() {
  const configuration = useConfiguration()
  useHead({ title: homeText.title, description: configuration?.WEBSITE_INFO, canonical: '/' })
  return (
    <>
      <HomeHero configuration={configuration} />
      <HomeSections configuration={configuration} />
    </>
  )
}

/** In Chinese, lines break only at the commas, never inside a word. */
const PROMISE =
  'max-w-[30ch] text-[length:clamp(1.625rem,1.1rem+2.4vw,2.625rem)] leading-[1.15] [&:lang(zh)]:max-w-none [&:lang(zh)]:leading-[1.3] [&:lang(zh)]:break-keep'

/** The promise, the paste box, what it accepts, and an example of what becomes of a pasted text. */
function HomeHero({ configuration }: { configuration: Configuration | undefined }) {
  const freeDays = configuration?.free_storage_days ?? 30
  return (
    <section className="wrap pt-4 pb-9 md:pt-9 md:pb-14">
      <h1 tabIndex={-1} className={PROMISE}>
        {homeText.promise}
      </h1>
      <p className="mt-2.5 max-w-text text-ink-2 max-md:text-sm">{homeText.lead(freeDays)}</p>
      <div className="mt-4 rounded-control [box-shadow:0_0_0_6px_var(--primary-tint)] md:mt-6">
        <SearchForm look="hero" />
      </div>
      <p className="mt-4 text-sm text-ink-2">{homeText.accepts}</p>
      {configuration?.demo && <TryLinks />}
      <FilledExample configuration={configuration} />
    </section>
  )
}

/**
 * The home page below its hero, in the order of a stranger's questions: what is checked, what it costs, how
 * it is shipped, what storage and returns cost. The steps and the reviews are folded to one line each.
 */
function HomeSections({ configuration }: { configuration: Configuration | undefined }) {
  return (
    <>
      <SampleSheet wide />
      <Prices configuration={configuration} />
      <WatchIt />
      {configuration && <KraftShelf configuration={configuration} />}
      <div className="wrap mt-8">
        {configuration && <Steps configuration={configuration} />}
        <Reviews />
      </div>
      <Closing />
    </>
  )
}

const watchWords = belowText.watch
const NUMBER = 'P000203208'

/** The ticket of a package on its way, labelled as an example. */
function WatchIt() {
  return (
    <Section title={watchWords.title} lead={watchWords.lead}>
      <Ticket layout="row" bleeds label={watchWords.example}>
        <TicketPart stub>
          <Barcode text={NUMBER} small />
          <p className="mt-1 font-mono tracking-[0.14em]">{NUMBER}</p>
          <p className="w-36 text-sm text-ink-2">{watchWords.example}</p>
        </TicketPart>
        <TearLine />
        <TicketPart>
          <Rail
            label={watchWords.example}
            steps={watchWords.stops.map((label, index) => ({
              label,
              state: index < 3 ? 'done' : index === 3 ? 'current' : 'next',
              note: watchWords.notes[index],
            }))}
          />
        </TicketPart>
      </Ticket>
    </Section>
  )
}

/** What happens after you paste: a schedule of six lines, each with its time, folded to one. */
function Steps({ configuration }: { configuration: Configuration }) {
  const { review_hours_min: min, review_hours_max: max, free_storage_days: days } = configuration
  const { title, lead, list } = belowText.steps
  return (
    <Folded title={title} detail={lead}>
      <div className="py-4">
        <Schedule steps={list(`${min}–${max}`, days)} />
      </div>
    </Folded>
  )
}
