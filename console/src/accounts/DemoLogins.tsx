import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { useLogIn } from './use-login.ts'

const words = shellText.login
type DemoStaff = Reply<'GET /demo/staff'>['staff'][number]

/**
 * In the demo a button for each member of staff, whose log-ins are published; renders nothing in a real shop,
 * which has none.
 */
export function DemoLogins() {
  const isDemo = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data?.demo
  return isDemo ? <Buttons /> : null
}

function Buttons() {
  const staff = useCall('GET /demo/staff').data?.staff
  const logIn = useLogIn()
  const [busy, setBusy] = useState('')
  const [failure, setFailure] = useState<CallError | null>(null)
  if (!staff) return null
  const enter = async ({ email, password }: DemoStaff) => {
    setBusy(email)
    setFailure(null)
    try {
      await logIn({ email, password }, () => undefined)
    } catch (thrown) {
      setFailure(asCallError(thrown))
      setBusy('')
    }
  }
  return (
    <section aria-labelledby="demo-logins">
      <h2 id="demo-logins" className="text-md">
        {words.demoTitle}
      </h2>
      <p className="muted mt-1 mb-3 text-sm">{words.demoHint}</p>
      <ul className="grid gap-2">
        {staff.map((member) => (
          <li key={member.email} className="grid">
            <Button
              type="assistWhite"
              busy={busy === member.email && words.busy}
              disabled={busy !== '' && busy !== member.email}
              onClick={() => void enter(member)}
            >
              {member.name} · {member.roles.map((role) => consoleWords.roles[role]).join(', ')}
            </Button>
          </li>
        ))}
      </ul>
      <Failure of={failure} />
    </section>
  )
}
