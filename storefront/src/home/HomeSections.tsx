import { useConfiguration } from '../shared/use-configuration.ts'
import { SampleSheet } from '../shared/inspection/SampleSheet.tsx'
import { Closing } from './Closing.tsx'
import { KraftShelf } from './KraftShelf.tsx'
import { Prices } from './Prices.tsx'
import { Reviews } from './Reviews.tsx'
import { Steps } from './Steps.tsx'
import { WatchIt } from './WatchIt.tsx'

/**
 * The home page below its hero, in the order of a stranger's questions: what is checked, what it costs, how
 * it is shipped, what storage and returns cost. The steps and the reviews are folded to one line each.
 */
export function HomeSections() {
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
