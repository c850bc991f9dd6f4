import { useConfiguration } from '../shared/use-configuration.ts'
import { SampleSheet } from '../shared/inspection/SampleSheet.tsx'
import { Closing } from './Closing.tsx'
import { KraftShelf } from './KraftShelf.tsx'
import { Prices } from './Prices.tsx'
import { Reviews } from './Reviews.tsx'
import { Steps } from './Steps.tsx'
import { WatchIt } from './WatchIt.tsx'

/**
 * The home page below its hero: a stranger's questions in their order. What is checked, what it costs, how it comes, what storage and returns
 * cost. The steps one by one, and what others say, are folded to a line each.
 */
export function Below() {
  const configuration = useConfiguration()
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
