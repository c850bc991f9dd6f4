import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { useLocation } from 'react-router'
import { LoginFrame } from '../shared/LoginFrame.tsx'
import { LoginForm } from './LoginForm.tsx'

const words = shellText.login

/** Staff log in here, with accounts of their own. It stands in for any page of the console, which appears once the session is there. */
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
    </LoginFrame>
  )
}
