import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { logOutHere } from '../session.ts'
import { LoginForm } from './LoginForm.tsx'

const words = shellText.login

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
