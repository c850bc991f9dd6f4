import { useConfiguration } from '../shared/use-configuration.ts'
import { Figures } from './Figures.tsx'
import { FulfilmentEntry } from './FulfilmentEntry.tsx'
import { HelpTeasers } from './HelpTeasers.tsx'
import { More } from './More.tsx'
import { Prices } from './Prices.tsx'
import { Reviews } from './Reviews.tsx'
import { Steps } from './Steps.tsx'
import { Warehouses } from './Warehouses.tsx'

/** The home page below its hero. */
export function Below() {
  const configuration = useConfiguration()
  return (
    <>
      <Figures freeDays={configuration?.free_storage_days ?? 30} />
      {configuration && <Steps configuration={configuration} />}
      <Prices configuration={configuration} />
      <Warehouses />
      {configuration && <More configuration={configuration} />}
      <Reviews />
      <HelpTeasers />
      <FulfilmentEntry />
    </>
  )
}
