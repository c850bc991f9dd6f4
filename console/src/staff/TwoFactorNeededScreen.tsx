import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clearLogin } from '../session.ts'
import { LanguageMenu } from '../shared/LanguageMenu.tsx'
import { useMe } from '../shared/use-me.ts'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

const words = staffText.two

/** Instead of the console, until whoever handles money or rights has an app. */
export default function TwoFactorNeededScreen() {
  const queries = useQueryClient()
  const me = useMe()
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  const logout = useSend('POST /staff/logout', { quiet: true, onDone: clearLogin, onError: clearLogin })
  useEffect(() => {
    document.title = shellText.titleOf(words.neededTitle)
  }, [])
  return (
    <main className="login" id="main">
      <div className="login-head">
        <Logo src={site?.WEBSITE_LOGO_PATH} name={`${site?.WEBSITE_NAME ?? 'Longhaul'} ${shellText.name}`} />
        <LanguageMenu />
      </div>
      <Card>
        <div className="stack">
          <h1>{words.neededTitle}</h1>
          <p>{words.neededText}</p>
          <TwoFactorSetup email={me?.email ?? ''} onDone={() => void refreshTopics(queries, ['staff'])} />
        </div>
      </Card>
      <Button size="auto" onClick={() => logout.mutate({ body: {} })}>
        {shellText.logout}
      </Button>
    </main>
  )
}
