import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { listed } from '@longhaul/text/marks.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'

const words = setupText.home

/**
 * Lists on the overview what is not set up yet, for admins, who can fix it. Renders nothing if all is set up,
 * and nothing in the demo.
 */
export function SetupBox() {
  const me = useMe()
  const { data } = useCall('GET /staff/setup', undefined, {
    enabled: me !== undefined && whyNotRole(me, ['admin']) === null,
  })
  if (!data || data.is_demo) return null
  const missing = data.steps.filter(({ done }) => !done)
  if (data.is_open && missing.length === 0) return null
  const names = listed(missing.map(({ id }) => setupText.steps[id].name))
  return (
    <Note
      tone={data.is_open ? 'bad' : 'warn'}
      title={data.is_open ? words.openBut : data.closed_at ? words.closed : words.notOpen}
      action={<Link to={to.setup()}>{words.go}</Link>}
    >
      {missing.length > 0 ? words.missing(names) : words.ready}
    </Note>
  )
}
