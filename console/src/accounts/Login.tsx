import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { LoginFrame } from '../shared/LoginFrame.tsx'
import { DemoLogins } from './DemoLogins.tsx'
import { LoginForm } from './LoginForm.tsx'
import { logOutHere } from '../session.ts'

const words = shellText.login

/**
 * The log-in for staff, who have separate accounts. Shown in place of any page of the console; the page
 * appears once there is a session.
 */
export function Login() {
  const { pathname } = useLocation()
  return (
    <LoginFrame title={words.title}>
      <Card>
        <LoginForm>
          <h1>{words.title}</h1>
          {pathname !== '/' && <p className="muted">{words.first}</p>}
        </LoginForm>
        <p className="muted mt-4 text-sm">
          {words.hint} <a href="/">{words.shop}</a>
        </p>
      </Card>
      <DemoLogins />
    </LoginFrame>
  )
}

/**
 * The log-in shown over the page when the session expires; the page keeps everything typed. Closing it logs
 * out.
 */
export const LoginOver = () => (
  <Sheet open title={words.title} onClose={logOutHere}>
    <LoginForm>
      <p>{words.over}</p>
    </LoginForm>
  </Sheet>
)
