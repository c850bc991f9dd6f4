import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { logOutHere } from '../session.ts'
import { LoginForm } from './LoginForm.tsx'

const words = shellText.login

/** The session ended by itself: the log-in lies over the page, which stays as it is with all that was typed. Closed, it is a log-out. */
export const LoginOver = () => (
  <Sheet open title={words.title} onClose={logOutHere}>
    <LoginForm>
      <p>{words.over}</p>
    </LoginForm>
  </Sheet>
)
