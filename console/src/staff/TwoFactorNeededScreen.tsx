import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { logOutHere } from '../session.ts'
import { LoginFrame } from '../shared/LoginFrame.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe } from '../shared/use-me.ts'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

const words = staffText.two

/** Shown instead of the console until a member of staff who handles money or rights has set up an app. */
export default function TwoFactorNeededScreen() {
  const queries = useQueryClient()
  const me = useMe()
  const logout = useSend('POST /staff/logout', { quiet: true, onDone: logOutHere, onError: logOutHere })
  return (
    <LoginFrame title={words.neededTitle}>
      <Card>
        <Stack>
          <h1>{words.neededTitle}</h1>
          <p>{words.neededText}</p>
          <TwoFactorSetup email={me?.email ?? ''} onDone={() => void refreshTopics(queries, ['staff'])} />
        </Stack>
      </Card>
      <Button size="auto" onClick={() => logout.mutate({ body: {} })}>
        {shellText.logout}
      </Button>
    </LoginFrame>
  )
}
