import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { Section } from './Section.tsx'

const words = belowText.watch
const NUMBER = 'P000203208'

/** The ticket of a package on its way, labelled as an example. */
export function WatchIt() {
  return (
    <Section title={words.title} lead={words.lead}>
      <Ticket layout="row" bleeds label={words.example}>
        <TicketPart stub>
          <Barcode text={NUMBER} small />
          <p className="mt-1 font-mono tracking-[0.14em]">{NUMBER}</p>
          <p className="w-36 text-sm text-ink-2">{words.example}</p>
        </TicketPart>
        <TearLine />
        <TicketPart>
          <Rail
            label={words.example}
            steps={words.stops.map((label, index) => ({
              label,
              state: index < 3 ? 'done' : index === 3 ? 'current' : 'next',
              note: words.notes[index],
            }))}
          />
        </TicketPart>
      </Ticket>
    </Section>
  )
}
