import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { asideText } from '@longhaul/text/console/estimates/aside.ts'
import { kindsText } from '@longhaul/text/console/estimates/kinds.ts'
import { shownPhotosText } from '@longhaul/text/console/estimates/shown-photos.ts'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { InForce } from './InForce.tsx'
import { KindsCard } from './KindsCard.tsx'
import { EstimatedAndWeighed } from './EstimatedAndWeighed.tsx'
import { VersionsCard } from './VersionsCard.tsx'

/** The accuracy of the weights that shoppers are shown: by piece, month, kind and version. */
export default function EstimatesScreen() {
  const [kind, setKind] = useSearchParam('kind', { replace: true })
  const models = useCall('GET /staff/estimate_models', undefined, { staleMs: 60_000 })
  const checks = useCall(
    'GET /staff/estimate_checks',
    { query: kind === '' ? {} : { kind } },
    { keepPrevious: true, staleMs: 60_000 },
  )
  return (
    <Page
      title={shellText.sections.estimates}
      lead={estimatesText.lead}
      actions={
        <>
          <Link to={to.asideWeighings()}>{asideText.open(checks.data?.set_aside ?? 0)}</Link>
          <Link to={to.goodsKinds()}>{kindsText.open}</Link>
          <Link to={to.shownPhotos()}>{shownPhotosText.open}</Link>
        </>
      }
    >
      <Stack>
        <Loaded of={models} skeleton={<Skeleton kind="card" />}>
          {(found) => (
            <>
              <InForce models={found.models} />
              <Loaded of={checks} skeleton={<Skeleton kind="card" />}>
                {(known) =>
                  known.months.length === 0 ? (
                    <Note tone="info">{estimatesText.noneChecked}</Note>
                  ) : (
                    <>
                      <EstimatedAndWeighed known={known} kind={kind} onKind={setKind} />
                      <KindsCard known={known} models={found.models} />
                    </>
                  )
                }
              </Loaded>
              {found.models.length > 0 && <VersionsCard models={found.models} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
