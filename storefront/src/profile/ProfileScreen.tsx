import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Page } from '../shared/Page.tsx'
import { AvatarCard } from './AvatarCard.tsx'
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
          <div className="grid items-start gap-4 lg:grid-cols-3">
            <AvatarCard me={who} />
            <div className="grid lg:col-span-2">
              <ProfileForm me={who} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
