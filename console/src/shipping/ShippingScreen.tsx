import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { AddDutyInvoice } from './AddDutyInvoice.tsx'
import { ImportCard } from './ImportCard.tsx'
import { Cards } from './Cards.tsx'
import { ImportInvoice } from './ImportInvoice.tsx'
import { Invoices } from './Invoices.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ImportDuties } from './ImportDuties.tsx'
import { Destinations } from './Destinations.tsx'
import { Duties } from './Duties.tsx'
import { DutyDesk } from './DutyDesk.tsx'
import { Goods } from './Goods.tsx'
import { Lines } from './Lines.tsx'
import { Services } from './Services.tsx'
import { Taxes } from './Taxes.tsx'
import { Warehouses } from './Warehouses.tsx'

const TABS = [
  'cards',
  'lines',
  'goods',
  'warehouses',
  'destinations',
  'services',
  'duties',
  'own_duties',
  'taxes',
  'invoices',
] as const

/**
 * Shipping settings: rate cards, lines with their zones, goods by line, warehouses, destinations, extra
 * services, duties, tax registrations, and carriers' invoices.
 */
export default function ShippingScreen() {
  const [asked, setTab] = useSearchParam('tab', { drop: 'bring' })
  const [importing, setImporting] = useSearchParam('bring')
  const me = useMe()
  const tabs = TABS.filter((id) => id !== 'invoices' || whyNotRole(me, ['finance']) === null)
  const tab = tabs.find((tab) => tab === asked) ?? 'cards'
  return (
    <Page title={shellText.sections.shipping} lead={shippingText.lead}>
      <Tabs
        label={shellText.sections.shipping}
        tabs={tabs.map((id) => ({ id, label: shippingText.tabs[id] }))}
        current={tab}
        onChange={setTab}
      >
        {tab === 'cards' &&
          (importing ? (
            <ImportCard onDone={() => setImporting('')} />
          ) : (
            <Cards onImport={() => setImporting('1')} />
          ))}
        {tab === 'lines' && <Lines />}
        {tab === 'goods' && <Goods />}
        {tab === 'warehouses' && <Warehouses />}
        {tab === 'destinations' && <Destinations />}
        {tab === 'services' && <Services />}
        {tab === 'duties' &&
          (importing ? (
            <AddDutyInvoice onDone={() => setImporting('')} />
          ) : (
            <DutyDesk onAddInvoice={() => setImporting('1')} />
          ))}
        {tab === 'own_duties' &&
          (importing ? (
            <ImportDuties onDone={() => setImporting('')} />
          ) : (
            <Duties onImport={() => setImporting('1')} />
          ))}
        {tab === 'taxes' && <Taxes />}
        {tab === 'invoices' &&
          (importing ? (
            <ImportInvoice onDone={() => setImporting('')} />
          ) : (
            <Invoices onImport={() => setImporting('1')} />
          ))}
      </Tabs>
    </Page>
  )
}
