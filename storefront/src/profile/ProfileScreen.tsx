import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { Picture } from './Picture.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** `/mine/personal`: nickname, names, birthday, phone, and the picture. */
export default function ProfileScreen() {
  const me = useCall('GET /users/info')
  return (
    <Page
      title={profileText.title}
      lead={profileText.lead}
      above={
        <Link className="mb-2 inline-flex items-center gap-2 py-2" to={to.settings()}>
          <ArrowLeft />
          {profileText.back}
        </Link>
      }
    >
      <Loaded of={me} skeleton={<Skeleton kind="card" count={2} />}>
        {(who) => (
          <div className="grid max-w-form grid-cols-1 gap-8">
            <Picture me={who} />
            <ProfileForm me={who} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
